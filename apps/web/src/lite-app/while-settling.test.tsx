import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileSettling } from './while-settling.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('a brief obstacle only delays the work, which is then done once', () => {
  let isFree = false;
  const [act, otherwise] = [vi.fn(() => isFree), vi.fn()];
  whileSettling(act, otherwise);
  vi.advanceTimersByTime(500);
  isFree = true;
  vi.advanceTimersByTime(10_000);
  expect(act.mock.results.map(({ value }) => value as boolean)).toEqual([false, false, false, true]);
  expect(otherwise).not.toHaveBeenCalled();
});

test('a lasting obstacle is reported once', () => {
  const otherwise = vi.fn();
  whileSettling(() => false, otherwise);
  vi.advanceTimersByTime(2999);
  expect(otherwise).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(otherwise).toHaveBeenCalledOnce();
});

test('the next navigation cancels it', () => {
  const [act, otherwise] = [vi.fn(() => false), vi.fn()];
  whileSettling(act, otherwise)();
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledOnce();
  expect(otherwise).not.toHaveBeenCalled();
});
