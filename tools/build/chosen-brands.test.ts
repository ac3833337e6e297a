import { loadBrands } from '@parlour/brand/schema';
import { expect, test } from 'vitest';
import { brandsFolder } from '../build/places.ts';
import { chosenBrands } from './chosen-brands.ts';

const ids = loadBrands(brandsFolder).map(({ id }) => id);
const chosen = (...named: string[]) => chosenBrands(named).map(({ id }) => id);

test('who names no brand means all; who names some means these, whatever their order', () => {
  expect(chosen()).toEqual(ids);
  expect(chosen(...ids.slice(0, 2).reverse())).toEqual(ids.slice(0, 2));
});

test('a brand that there is not is told with those that there are', () => {
  expect(() => chosen(ids[0]!, 'nobody')).toThrow(new RangeError(`there is no brand nobody; known are ${ids.join(', ')}`));
});
