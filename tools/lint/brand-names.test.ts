import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { asksForBrand, brandNameIn, namesOf } from './brand-names.ts';
import { workspace } from './projects.ts';
import { namesBrands } from './table.ts';

const brand = (id: string, name: string) =>
  namesOf({
    id,
    name,
    merchantCode: `${id}01`,
    domains: [`${id}.example`],
    contacts: [{ url: `mailto:help@mail.${id}.example` }],
    resources: [{ url: `https://news.${id}.example/x` }],
  });
const all = [brand('harbour', 'Harbour Nine'), brand('lotus', 'Lotus Club')];
const found = (text: string, inTest = false) => brandNameIn(text, inTest, all);

test.each(['Harbour Nine', 'harbour01', 'https://harbour.example/', 'Welcome to Harbour nine!', 'write to help@mail.harbour.example'])(
  '%j names a brand',
  (text) => expect(found(text)).toBeDefined(),
);

test.each(['harbour', 'the harbour at night', 'harbour012', 'Harbour Ninety', 'notharbour.example'])(
  '%j does not: a plain word is anybody’s',
  (text) => expect(found(text)).toBeUndefined(),
);

test.each<[string, string, boolean]>([
  ['brand.id', 'harbour', true],
  ['merchant.brandId', 'Harbour', true],
  ['palette.name', 'harbour', false],
  ['brand.id', 'port', false],
])('comparing %s with "%s": asks for one brand is %s', (what, value, asks) => {
  expect(asksForBrand(what, value, all)).toBe(asks);
});

test('tests go on saying the names of their own merchants when a brand takes them', () => {
  expect([found('lotus.example', true), found('lotus.example')]).toEqual([undefined, 'lotus.example']);
});

test('the neutral brand has no name of its own', () => {
  expect(brandNameIn('neutral', false, [brand('neutral', 'Platform')])).toBeUndefined();
});

test.each(Object.entries(namesBrands))('%s, which may name brands, exists and is not product code', (place, reason) => {
  expect(existsSync(path.join(workspace, place))).toBe(true);
  expect(place).toMatch(/\.test\.ts$|-e2e\/$/);
  expect(reason.length).toBeGreaterThan(20);
});

// The lint rule checks code only; comments, styles, contracts and translations must not name a brand either.
test('no file of apps/ and libs/ names a brand, but for those, and for what the gateway answered each', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  const exempt = [...Object.keys(namesBrands), 'apps/web/src/stories/recorded/'];
  const files = listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|css|html|json|md|po|svg|ya?ml)$/.test(file) && !exempt.some((place) => file.startsWith(place)));
  const naming = files
    .filter((file) => existsSync(path.join(workspace, file)))
    .flatMap((file) => {
      const name = brandNameIn(readFileSync(path.join(workspace, file), 'utf8'), /\.(test|stories)\.tsx?$|\/testing\//.test(file));
      return name === undefined ? [] : [`${file}: ${name}`];
    });
  expect(files.length).toBeGreaterThan(500);
  expect(naming).toEqual([]);
});
