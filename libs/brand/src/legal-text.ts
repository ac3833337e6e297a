/** One piece of a legal text. Texts are data, never HTML: a page under Trusted Types can show them. */
export type LegalBlock =
  | { readonly kind: 'title' | 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/**
 * Reads the four forms of Markdown that legal texts use: `# title`, `## heading`, paragraphs and `- ` lists, apart by
 * empty lines. Throws a RangeError that names the first line in another form.
 */
export function parseLegalText(markdown: string): LegalBlock[] {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(parseBlock);
}

function parseBlock(block: string): LegalBlock {
  const lines = block.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => line.slice(2)) };
  const heading = /^(##?) (.+)$/.exec(lines[0]!);
  if (heading && lines.length === 1) return { kind: heading[1] === '#' ? 'title' : 'heading', text: heading[2]! };
  const odd = lines.find((line) => /^([#>*`|<]|- |\d+\. |!\[|\[[^\]]*\]\()/.test(line));
  if (odd !== undefined) throw new RangeError(`a legal text holds titles, headings, paragraphs and lists, but not: ${odd}`);
  return { kind: 'paragraph', text: lines.join(' ') };
}

/** A legal text as HTML below its title. Throws as `parseLegalText` does. */
export function legalHtml(markdown: string): { title: string; content: string } {
  const blocks = parseLegalText(markdown);
  const [title] = blocks.flatMap((block) => (block.kind === 'title' ? [block.text] : []));
  return { title: title ?? '', content: blocks.map(htmlOf).join('') };
}

function htmlOf(block: LegalBlock): string {
  switch (block.kind) {
    case 'title':
      return '';
    case 'heading':
      return `<h3>${escaped(block.text)}</h3>`;
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The gaps of a legal text, written `[what belongs here]`, with their lines. */
export function legalGaps(markdown: string): { line: number; gap: string }[] {
  return markdown.split('\n').flatMap((line, index) => [...line.matchAll(/\[[^\][]+\]/g)].map(([gap]) => ({ line: index + 1, gap })));
}
