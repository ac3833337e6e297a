import { beforeEach, expect, test } from 'vitest';
import { keepPause, readPause } from './code-pause.ts';

const kept = new Map<string, string>();
const tab = () =>
  ({ getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) }) as Storage;
const forbidden = () => {
  throw new Error('The operation is insecure.');
};
beforeEach(() => kept.clear());

test('a form’s pause survives a reload and does not apply to other forms', () => {
  keepPause(tab, 'register', { until: 61_000, sent: true });
  expect(readPause(tab, 'register', 1000)).toEqual({ until: 61_000, sent: true });
  expect(readPause(tab, 'login', 1000)).toEqual({ until: null, sent: false });
});

test('a pause that has ended is forgotten', () => {
  keepPause(tab, 'register', { until: 61_000, sent: true });
  expect(readPause(tab, 'register', 61_000)).toEqual({ until: null, sent: false });
});

test.each(['', '{', 'null', '7', '[]', '{"until":"soon","sent":true}', '{"until":90000}'])(
  'what stands there as %j is no pause',
  (text) => {
    kept.set('parlour.code.register', text);
    expect(readPause(tab, 'register', 0)).toEqual({ until: null, sent: false });
  },
);

test('a page without storage works all the same', () => {
  expect(() => keepPause(forbidden, 'register', { until: 1, sent: true })).not.toThrow();
  expect(readPause(forbidden, 'register', 0)).toEqual({ until: null, sent: false });
});
