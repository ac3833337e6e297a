import { languages, type LanguageCode } from '@parlour/domain';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const offered = ['BN', 'VI', 'CN', 'TH', 'AR'] as const satisfies readonly LanguageCode[];
const folders = globSync('apps/gateway/src/**/en.json', { cwd: root }).map((file) => path.dirname(file));
const textsIn = (folder: string, tag: string) =>
  JSON.parse(readFileSync(path.join(root, folder, `${tag}.json`), 'utf8')) as Record<string, string>;
const found = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted();

test.each(folders.flatMap((folder) => offered.map((code) => [folder, code] as const)))(
  'the texts of %s are whole in %s, with the same elements and links',
  (folder, code) => {
    const [english, other] = [textsIn(folder, 'en'), textsIn(folder, languages[code].tag)];
    expect(Object.keys(other)).toEqual(Object.keys(english));
    const marked = Object.keys(english).filter((key) => found(other[key]!, /<[^>]+>/g).join() !== found(english[key]!, /<[^>]+>/g).join());
    expect(marked).toEqual([]);
  },
);

test('each link in the shipped help leads to a page', () => {
  const pages = readFileSync(path.join(root, 'libs/routes/src/pages.ts'), 'utf8');
  const links = Object.values(textsIn('apps/gateway/src/areas/content/help-texts', 'en')).flatMap((text) =>
    [...text.matchAll(/href="([^"#]+)/g)].map(([, href]) => href!),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => !pages.includes(`path: '${href}'`))).toEqual([]);
});
