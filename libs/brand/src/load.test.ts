import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flagNames } from '@parlour/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brandJsonSchema } from './json-schema.ts';
import { loadBrand, loadBrands } from './schema.ts';

const brands = path.resolve(import.meta.dirname, '../../../brands');
let root: string;

/** The folder of a copy of a shipped brand under another root, with its brand.json changed. */
function brandWith(change: (facts: Record<string, any>) => void, id = 'neutral'): string {
  const folder = path.join(root, id);
  mkdirSync(folder, { recursive: true });
  const facts = JSON.parse(readFileSync(path.join(brands, 'neutral/brand.json'), 'utf8'));
  facts.id = id;
  change(facts);
  writeFileSync(path.join(folder, 'brand.json'), JSON.stringify(facts));
  return folder;
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parlour-brand-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the shipped brands', () => {
  test('are all valid together', () => {
    expect(loadBrands(brands).map((brand) => brand.id)).toEqual(['mekong', 'meridian', 'neutral', 'padma']);
  });

  test('state every flag', () => {
    for (const brand of loadBrands(brands)) expect(Object.keys(brand.flags).sort()).toEqual([...flagNames].sort());
  });
});

describe('a broken brand is refused in one sentence', () => {
  const cases: [string, (facts: Record<string, any>) => void, RegExp][] = [
    ['an unknown key', (f) => (f.colour = 'red'), /colour is no key of a brand/],
    ['an unknown flag, with its path', (f) => (f.flags.jackpot = true), /flags\.jackpot is no key/],
    ['a flag that is not stated', (f) => delete f.flags.freePlay, /flags\.freePlay is missing; state it/],
    ['a flag whose feature is not built yet', (f) => (f.flags.points = true), /flags\.points must be false: its feature is not built yet/],
    ['a default language that it does not offer', (f) => (f.defaultLanguage = 'TH'), /defaultLanguage is not one of languages/],
    ['an unknown currency', (f) => (f.currency = 'XYZ'), /currency/],
    [
      'no way to register',
      (f) => Object.assign(f.flags, { usernameRegistration: false, mobileRegistration: false }),
      /nobody could register/,
    ],
    ['fields of a method that is off', (f) => (f.flags.mobileRegistration = false), /registration\.byMobile must be empty/],
    ['a method without a password', (f) => f.registration.byUsername.splice(1, 1), /needs the required field password/],
    ['a field named twice', (f) => f.registration.byUsername.push(f.registration.byUsername[0]), /name is there twice/],
    ['more decimals than the currency has', (f) => (f.limits.deposit.min = '1.001'), /limits\.deposit\.min is no amount in USD/],
    ['a smallest deposit above the largest', (f) => (f.limits.deposit.min = '999999.00'), /limits\.deposit\.min is more than max/],
    ['a forced receipt that is neither', (f) => (f.forcedReceipt = 'maybe'), /forcedReceipt/],
    ['a sum for two operators that is none', (f) => (f.limits.twoOperatorsFrom = '0'), /limits\.twoOperatorsFrom is no amount in USD/],
    ['the same language twice', (f) => f.languages.push('EN'), /languages names something twice/],
    ['a time zone that does not exist', (f) => (f.timeZone = 'Mars/Base'), /timeZone must be an IANA time zone/],
    ['a light default without a light theme', (f) => (f.flags.lightTheme = false), /defaultTheme is light/],
    ['the in-house games without their vendor', (f) => f.vendors.shift(), /flags\.inHouseGames must be on exactly when vendors has JL/],
  ];

  test.each(cases)('%s', (_what, change, message) => {
    const folder = brandWith(change);
    expect(() => loadBrand(folder)).toThrow(message);
    expect(() => loadBrand(folder)).toThrow(/brand\.json: /);
  });

  test('a folder that has no brand.json', () => {
    mkdirSync(path.join(root, 'empty'));
    expect(() => loadBrands(root)).toThrow(/empty\/brand\.json: is missing/);
  });

  test('a file that is not JSON', () => {
    const folder = brandWith(() => undefined);
    writeFileSync(path.join(folder, 'brand.json'), '{ "id": ');
    expect(() => loadBrand(folder)).toThrow(/is not JSON/);
  });

  test('an id that is not the name of the folder', () => {
    const folder = brandWith((f) => (f.id = 'other'));
    expect(() => loadBrand(folder)).toThrow(/must be the name of the folder/);
  });

  test('two brands that claim one host', () => {
    brandWith(() => undefined);
    brandWith((f) => (f.merchantCode = 'other01'), 'other');
    expect(() => loadBrands(root)).toThrow(/domains has "neutral\.localhost", which belongs to neutral already/);
  });
});

describe('a licensed brand', () => {
  const licensed = (facts: Record<string, any>) => {
    facts.jurisdiction.licence = 'MGA/B2C/000/2026';
  };

  test('needs its legal texts in every language', () => {
    expect(() => loadBrand(brandWith(licensed))).toThrow(/legal\/EN\/terms\.md must be there/);
  });

  test('is loaded when it has them', () => {
    const folder = brandWith(licensed);
    cpSync(path.join(brands, 'neutral/legal'), path.join(folder, 'legal'), { recursive: true });
    expect(loadBrand(folder).jurisdiction.licence).toBe('MGA/B2C/000/2026');
  });
});

test('brands/brand.schema.json is what the schema gives', () => {
  expect(readFileSync(path.join(brands, 'brand.schema.json'), 'utf8')).toBe(brandJsonSchema());
});
