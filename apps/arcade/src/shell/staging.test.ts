import { money } from '@parlour/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStaging, stagedFor } from './staging.ts';
import { createStore, type PlayState } from './state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stake = money(100n, 'BDT');

function begin() {
  const state = createStore<Pick<PlayState, 'staged'>>({ staged: undefined });
  return { state, staging: createStaging(state) };
}

test('a large win has the picture for its time', () => {
  const { state, staging } = begin();
  staging.stage(2, stake);
  expect(state.get().staged).toEqual({ level: 2, stake, lasts: stagedFor[2] });
  vi.advanceTimersByTime(stagedFor[2] - 1);
  expect(state.get().staged).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(state.get().staged).toBeUndefined();
});

test('one that rises to a higher level stays in sight until the end of that level', () => {
  const { state, staging } = begin();
  staging.stage(2, stake);
  vi.advanceTimersByTime(1_000);
  staging.stage(3, stake);
  // What fades out at the end counts from the first level on.
  expect(state.get().staged).toEqual({ level: 3, stake, lasts: 1_000 + stagedFor[3] });
  vi.advanceTimersByTime(stagedFor[3] - 1);
  expect(state.get().staged).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(state.get().staged).toBeUndefined();
});

test('the next win starts from zero, and a press ends it at once', async () => {
  const { state, staging } = begin();
  await staging.over();
  staging.stage(2, stake);
  vi.advanceTimersByTime(stagedFor[2]);
  staging.stage(4, stake);
  expect(state.get().staged!.lasts).toBe(stagedFor[4]);
  const over = staging.over();
  staging.end();
  await over;
  expect(state.get().staged).toBeUndefined();
});
