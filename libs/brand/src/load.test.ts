import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flagNames, flags } from '@parlour/domain';
import { describe, expect, test } from 'vitest';
import { brandJsonSchema } from './json-schema.ts';
import { loadBrands } from './schema.ts';

const brands = path.resolve(import.meta.dirname, '../../../brands');
describe('the shipped brands', () => {
  test('are all valid together', () => {
    expect(loadBrands(brands).map((brand) => brand.id)).toEqual(expect.arrayContaining(['mekong', 'meridian', 'neutral', 'padma']));
  });

  test('state every flag', () => {
    for (const brand of loadBrands(brands)) expect(Object.keys(brand.flags).sort()).toEqual([...flagNames].sort());
  });
});

test('brands/brand.schema.json is up to date with the schema', () => {
  expect(readFileSync(path.join(brands, 'brand.schema.json'), 'utf8')).toBe(brandJsonSchema());
});

test('an editor is told the purpose and the possible values of every key and flag', () => {
  const undescribed: string[] = [];
  const look = (at: string, shape: Record<string, any>) => {
    for (const [key, value] of Object.entries<Record<string, any>>(shape['properties'] ?? {})) {
      if (!value['description'] && !value['$ref']) undescribed.push(`${at}${key}`);
      look(`${at}${key}.`, value['items'] ?? value);
    }
  };
  const schema = JSON.parse(brandJsonSchema());
  look('', schema);
  expect(undescribed).toEqual([]);
  expect(schema.properties.flags.required.sort()).toEqual([...flagNames].sort());
  expect(schema.properties.currency.enum).toContain('USD');
});

test('a flag requires only flags that exist', () => {
  for (const flag of flagNames) expect(flagNames).toEqual(expect.arrayContaining([...((flags[flag] as { needs?: string[] }).needs ?? [])]));
});
