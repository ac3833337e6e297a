import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pofile from 'pofile';

const root = path.resolve(import.meta.dirname, '../../../..');
/** In the order in which a build reads them: of two translations of one text the last wins. */
const rooms = globSync(['apps/web/src/locales', 'libs/*/src/locales'], { cwd: root }).sort();

/** Returns an English text of the site in another language. */
export type Say = (english: string) => string;

/** The texts of a brand in a language, from the catalogues that it was built from; the brand's own wording takes precedence. */
export function textsOf(brandId: string, tag: string): Say {
  const texts = new Map<string, string>();
  for (const room of rooms) read(path.join(root, room, `${tag}.po`), texts);
  read(path.join(root, 'brands', brandId, 'wording', `${tag}.po`), texts);
  return sayFrom(texts);
}

/** The texts of the office in a language. */
export function textsOfOffice(tag: string): Say {
  const texts = new Map<string, string>();
  read(path.join(root, 'apps/office/src/locales', `${tag}.po`), texts);
  return sayFrom(texts);
}

function sayFrom(texts: ReadonlyMap<string, string>): Say {
  return (english) => {
    const said = texts.get(english);
    if (said === undefined) throw new Error(`no text reads “${english}”`);
    return said || english;
  };
}

function read(file: string, into: Map<string, string>): void {
  if (!existsSync(file)) return;
  for (const { msgid, msgstr } of pofile.parse(readFileSync(file, 'utf8')).items)
    if (!into.has(msgid) || msgstr[0]) into.set(msgid, msgstr[0] ?? '');
}

/** A pattern that finds a text of the site whatever its slots and tags contain. */
export function around(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}|<\/?\d+\/?>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'), 's');
}
