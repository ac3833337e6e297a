/** Markup that is safe to insert into a page, because its values have been escaped. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** Markup from a template; inserted texts are escaped, inserted markup is not. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: texts.reduce((done, text, index) => done + markupOf(parts[index - 1] ?? null) + text) };
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  if ('markup' in part) return part.markup;
  return part.map(markupOf).join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!);
