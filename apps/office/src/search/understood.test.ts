import { expect, test } from 'vitest';
import { understand } from './understood.ts';

const actions = ['Block', 'Block all', 'End sessions'];
const asked = (typed: string) => understand(typed, actions, (action) => action);

test.each([
  ['block rahim', 'Block', 'rahim'],
  ['  BLOCK   rahim.k ', 'Block', 'rahim.k'],
  ['Block all rahim', 'Block all', 'rahim'],
  ['end sessions 01712345678', 'End sessions', '01712345678'],
])('%j is %s of %s', (typed, action, text) => {
  expect(asked(typed)).toEqual({ action, text });
});

test.each(['block', 'blocker', 'rahim', 'blockrahim'])('%j is searched for unchanged', (typed) => {
  expect(asked(typed)).toEqual({ action: undefined, text: typed });
});
