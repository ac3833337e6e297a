import { expect, test } from 'vitest';
import { checkProfile, missingInProfile, tidyProfile } from './profile.ts';

test('an absent field stays, an empty one is deleted, except for the nickname', () => {
  expect(checkProfile({})).toEqual([]);
  expect(checkProfile({ occupation: '', incomeSource: '' })).toEqual([]);
  expect(checkProfile({ nickname: '' })).toEqual([{ field: 'nickname', rule: 'required' }]);
});

test('lengths are those of characters, not of the units in which they are stored', () => {
  expect(checkProfile({ nickname: '🐢' })).toEqual([{ field: 'nickname', rule: 'length', min: 2, max: 20 }]);
  expect(checkProfile({ nickname: '🐢🐢' })).toEqual([]);
  expect(checkProfile({ nickname: '🐢'.repeat(20) })).toEqual([]);
  expect(checkProfile({ currentAddress: 'x'.repeat(201) })).toEqual([{ field: 'currentAddress', rule: 'length', min: 1, max: 200 }]);
});

test('texts are one line each, without invisible characters', () => {
  expect(tidyProfile({ currentAddress: ' 12 Lake\nRoad\u200b ', occupation: undefined as never })).toMatchObject({
    currentAddress: '12 Lake Road',
  });
});

test('a profile is complete once it says everything; the nickname is never missing', () => {
  const told = { permanentAddress: 'a', currentAddress: 'b', placeOfBirth: 'c', nationality: 'd', incomeSource: 'family' };
  expect(missingInProfile({})).toEqual(['permanentAddress', 'currentAddress', 'placeOfBirth', 'nationality', 'occupation', 'incomeSource']);
  expect(missingInProfile({ ...told, occupation: '' })).toEqual(['occupation']);
  expect(missingInProfile({ ...told, occupation: 'e' })).toEqual([]);
});
