import { expect, test } from 'vitest';
import { checkFeedback, tidyFeedback } from './feedback.ts';

const good = { type: 3, content: 'The reels stop.', captcha: '1234' };
const wrongOf = (changed: object) => checkFeedback(tidyFeedback({ ...good, ...changed }));

test('feedback needs a type, a text and the captcha; what is empty is told in the order of the form', () => {
  expect(wrongOf({})).toEqual([]);
  expect(wrongOf({ type: null, content: ' \u200F\n', captcha: ' ' })).toEqual([
    { field: 'type', rule: 'required' },
    { field: 'content', rule: 'required' },
    { field: 'captcha', rule: 'required' },
  ]);
  expect(wrongOf({ type: 5 })).toEqual([{ field: 'type', rule: 'required' }]);
  expect(wrongOf({ type: 0 })).toEqual([]);
});

test('a visitor may leave an address to be answered at', () => {
  expect(wrongOf({ email: ' ' })).toEqual([]);
  expect(wrongOf({ email: ' rahim@example.com\u200F' })).toEqual([]);
  expect(wrongOf({ email: 'rahim at example' })).toEqual([{ field: 'email', rule: 'pattern' }]);
});

test('its text has up to 200 characters as a person counts them, without the spaces around it', () => {
  expect(wrongOf({ content: ` ${'🎋'.repeat(200)} ` })).toEqual([]);
  expect(wrongOf({ content: 'অ'.repeat(201) })).toEqual([{ field: 'content', rule: 'length', min: 1, max: 200 }]);
  expect(wrongOf({ content: 'x'.repeat(10_000) })).toHaveLength(1);
  expect(wrongOf({ content: '?' })).toEqual([]);
});
