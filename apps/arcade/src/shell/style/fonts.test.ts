import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, languageFacts, languages } from '@parlour/domain';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const source = path.join(here, '../..');
const modules = path.join(source, '../../../node_modules');

/** The families of the page, in their order. */
const families = /font:\s*500 16px\/[\d.]+ ([^;]+);/
  .exec(readFileSync(path.join(here, 'base.css'), 'utf8'))![1]!
  .split(',')
  .map((family) => family.trim().replaceAll("'", ''));

const faces = [...readFileSync(path.join(here, 'fonts.ts'), 'utf8').matchAll(/import '(.+\.css)'/g)].flatMap(([, file]) =>
  [...readFileSync(path.join(modules, file!), 'utf8').matchAll(/font-family: '([^']+)';.*?unicode-range: ([^;]+);/gs)].map(
    ([, family, ranges]) => ({ family: family!, ranges: ranges!.split(',') }),
  ),
);

function covers(ranges: readonly string[], letter: string): boolean {
  const code = letter.codePointAt(0)!;
  return ranges.some((range) => {
    const [from, to = from] = range.trim().slice(2).split('-');
    return Number.parseInt(from!, 16) <= code && code <= Number.parseInt(to!, 16);
  });
}

// Chinese uses the device's own font: its faces are too large to send.
test.each(languageCodes.filter((code) => languageFacts[code].script !== 'han'))(
  'a device without fonts for %s is sent a face for every letter of a game, before its own are asked',
  (code) => {
    const texts = globSync(`**/texts/${code}.json`, { cwd: source }).flatMap((file) =>
      Object.values(JSON.parse(readFileSync(path.join(source, file), 'utf8')) as Record<string, string>),
    );
    expect(texts.length).toBeGreaterThan(0);
    const figures = new Intl.NumberFormat(languages[code].formatTag).format(1_234_567_890.12);
    const letters = [...new Set([...texts, figures].join(''))].filter((letter) => !/[\s\p{Cf}]/u.test(letter));
    const ours = families.slice(0, families.indexOf('system-ui'));
    const usable = faces.filter((face) => ours.includes(face.family));
    expect(letters.filter((letter) => !usable.some(({ ranges }) => covers(ranges, letter)))).toEqual([]);
  },
);
