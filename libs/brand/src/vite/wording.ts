import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { languageOfTag, type LanguageCode } from '@parlour/domain';
import { catalogFiles, entriesOf } from './catalogs.ts';

/** One problem in a brand's wording file; `text` is the English of the message where it is about one. */
export interface WordingProblem {
  file: string;
  text?: string;
  problem: 'no language' | 'not offered' | 'unreadable' | 'unknown' | 'empty' | 'no message' | 'other placeholders';
  /** Details, such as missing or extra placeholders. */
  detail: string;
}

/** The problems in the wording of the brand in `folder` that offers the languages `offered`. Checks every file in it. */
export async function wordingProblems(workspace: string, folder: string, offered: readonly LanguageCode[]): Promise<WordingProblem[]> {
  const place = path.join(folder, 'wording');
  if (!existsSync(place)) return [];
  const sources = new Map<string, string>();
  for (const file of catalogFiles(workspace, 'EN'))
    for (const [id, { message }] of Object.entries(await entriesOf(file, 'en'))) sources.set(id, message ?? id);
  const found = await Promise.all(readdirSync(place).map((name) => problemsOfFile(path.join(place, name), offered, sources)));
  return found.flat();
}

async function problemsOfFile(
  file: string,
  offered: readonly LanguageCode[],
  sources: ReadonlyMap<string, string>,
): Promise<WordingProblem[]> {
  const tag = path.basename(file, '.po');
  const language = file.endsWith('.po') ? languageOfTag(tag) : undefined;
  if (!language) return [{ file, problem: 'no language', detail: path.basename(file) }];
  if (!offered.includes(language)) return [{ file, problem: 'not offered', detail: language }];
  const strange = strangeLine(readFileSync(file, 'utf8'));
  if (strange) return [{ file, problem: 'unreadable', detail: strange }];
  try {
    return Object.entries(await entriesOf(file, tag)).flatMap(([id, { message = id, translation }]) => {
      const of = (problem: WordingProblem['problem'], detail = ''): WordingProblem[] => [{ file, text: message, problem, detail }];
      const source = sources.get(id);
      if (source === undefined) return of('unknown');
      if (!translation) return of('empty');
      const spoken = attempt(() => placeholdersOf(translation));
      if (spoken instanceof Error) return of('no message', spoken.message);
      const difference = differenceOf(placeholdersOf(source), spoken);
      return difference ? of('other placeholders', difference) : [];
    });
  } catch (error) {
    return [{ file, problem: 'unreadable', detail: (error as Error).message }];
  }
}

const quoted = String.raw`"(?:[^"\\]|\\.)*"`;
const lineOfCatalogue = new RegExp(
  String.raw`^[ \t]*(?:#.*|(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)[ \t]+)?${quoted})?[ \t]*$`,
);

/** The catalogue reader skips unknown lines, so their words would be lost silently. */
function strangeLine(text: string): string | null {
  if (text.startsWith('\ufeff')) return 'it begins with a byte order mark, where UTF-8 has none';
  const lines = text.split(/\r?\n/);
  const at = lines.findIndex((line) => !lineOfCatalogue.test(line));
  return at < 0 ? null : `line ${at + 1} is no line of a catalogue: ${lines[at]!.trim()}`;
}

/** The placeholders and tags of a message: `name`, `0`, `<0>`. Throws for a text that is not an ICU message. */
export function placeholdersOf(text: string): Set<string> {
  const found = new Set<string>();
  const visit = (message: CompiledMessage): void => {
    for (const token of message) {
      if (typeof token === 'string') for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) found.add(tag.replace(/[</>]+(\w+)[/>]+/, '<$1>'));
      else {
        found.add(token[0]);
        const choices = token[2];
        if (choices && typeof choices === 'object')
          for (const choice of Object.values(choices)) if (Array.isArray(choice)) visit(choice as CompiledMessage);
      }
    }
  };
  const compiled = compileMessageOrThrow(text);
  visit(typeof compiled === 'string' ? [compiled] : compiled);
  return found;
}

function differenceOf(wanted: ReadonlySet<string>, spoken: ReadonlySet<string>): string {
  const shown = (names: string[]) => names.map((name) => (name.startsWith('<') ? name : `{${name}}`)).join(', ');
  const lacking = [...wanted].filter((name) => !spoken.has(name));
  const more = [...spoken].filter((name) => !wanted.has(name));
  return [...(lacking.length > 0 ? [`lacks ${shown(lacking)}`] : []), ...(more.length > 0 ? [`has ${shown(more)} too many`] : [])].join(
    ', ',
  );
}

function attempt<T>(work: () => T): T | Error {
  try {
    return work();
  } catch (error) {
    return error as Error;
  }
}
