import path from 'node:path';
import { reservedFlags } from '@parlour/domain';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { brandSchema, type Brand } from './brand-schema.ts';
import { brandJsonSchema } from './json-schema.ts';
import { loadBrands } from './load.ts';

// An editor knows brand.json only through brands/brand.schema.json.
const marks = new Ajv2020({ allErrors: true, strict: false }).compile(JSON.parse(brandJsonSchema()) as object);
const brands = loadBrands(path.resolve(import.meta.dirname, '../../../brands'));
/** Where in the file an editor marks an error, such as `/flags/vip`. */
const marked = (brand: unknown) => (marks(brand) ? [] : (marks.errors ?? []).map(({ instancePath }) => instancePath));

test('an editor marks nothing in a valid brand', () => {
  expect(brands.map((brand) => [brand.id, marked(brand)])).toEqual(brands.map(({ id }) => [id, []]));
});

test('an editor, like the build, accepts a brand with a light theme only', () => {
  const light: Brand = { ...brands[0]!, defaultTheme: 'light', flags: { ...brands[0]!.flags, themeSwitch: false } };
  expect([marked(light), brandSchema.safeParse(light).success]).toEqual([[], true]);
});

const notBuilt = reservedFlags[0]!;

describe('an editor marks what the build would refuse, at its place:', () => {
  const offered = brands.find(({ languages, flags }) => !languages.includes('TH') && flags.jackpotCounter)!;
  const { limits: _limits, ...limitless } = offered;
  test.each<[string, unknown, string]>([
    ['an unknown key', { ...offered, colour: 'red' }, ''],
    ['a missing key', limitless, ''],
    ['an unknown language', { ...offered, languages: [...offered.languages, 'XX'] }, `/languages/${offered.languages.length}`],
    ['a language named twice', { ...offered, languages: [...offered.languages, offered.languages[0]] }, '/languages'],
    ['a domain named twice', { ...offered, domains: ['a.example', 'a.example'] }, '/domains'],
    ['a default language that is not offered', { ...offered, defaultLanguage: 'TH' }, '/languages'],
    ['an unknown currency', { ...offered, currency: 'XXX' }, '/currency'],
    ['a flag without the one that it needs', { ...offered, flags: { ...offered.flags, winnerBoard: false } }, '/flags/winnerBoard'],
    ['a flag whose feature is not built', { ...offered, flags: { ...offered.flags, [notBuilt]: true } }, `/flags/${notBuilt}`],
  ])('%s', (_what, brand, at) => {
    expect(marked(brand)).toContain(at);
    expect(brandSchema.safeParse(brand).success).toBe(false);
  });
});
