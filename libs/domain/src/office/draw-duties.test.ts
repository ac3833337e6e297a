// C14.
import { expect, test } from 'vitest';
import { agreeing, mixesDuties, typedState, whyNotSecond } from './draw-duties.ts';
import { builtInRights, builtInRoles } from './permissions.ts';

const same = (a: string, b: string) => a === b;
const typed = (...results: string[]) => results.map((result, index) => ({ by: `person ${index}`, result }));

test('two people who type the same agree, and a third decides between two who don’t', () => {
  expect(typedState(typed(), same)).toBe('none');
  expect(typedState(typed('12'), same)).toBe('waits');
  expect(typedState(typed('12', '12'), same)).toBe('agreed');
  expect(typedState(typed('12', '21'), same)).toBe('conflict');
  expect(typedState(typed('12', '21', '13'), same)).toBe('conflict');
  expect(agreeing(typed('12', '21', '21'), same)?.map(({ by }) => by)).toEqual(['person 1', 'person 2']);
});

test('one person never counts as two, however often they type', () => {
  expect(typedState([...typed('12'), ...typed('12')], same)).toBe('conflict');
});

test('whoever typed the result or set the odds cannot be the second operator', () => {
  const draw = { typed: ['amina'], pricedBy: ['bao'] };
  expect(whyNotSecond('amina', draw)).toBe('typed');
  expect(whyNotSecond('bao', draw)).toBe('priced');
  expect(whyNotSecond('chi', draw)).toBeNull();
});

test('no built-in role but the owner’s enters results and changes odds', () => {
  expect(builtInRoles.filter((role) => mixesDuties(builtInRights[role]))).toEqual(['owner']);
});
