import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('an event lists each field once, with its value before and after', () => {
  expect(changesOf({ before: '{"status":"active","tags":["a"]}', after: '{"status":"blocked","until":null,"count":3}' })).toEqual([
    { field: 'status', before: 'active', after: 'blocked' },
    { field: 'tags', before: '["a"]', after: null },
    { field: 'until', before: null, after: null },
    { field: 'count', before: null, after: '3' },
  ]);
});

test('an event without changes lists nothing', () => {
  expect(changesOf({ before: null, after: null })).toEqual([]);
});
