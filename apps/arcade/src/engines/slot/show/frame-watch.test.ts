import { expect, test } from 'vitest';
import { watchFrames, type Relief } from './frame-watch.ts';

/** What is given up when frames take this many milliseconds each. */
function givenUp(frames: readonly number[]): Relief[] {
  const given: Relief[] = [];
  const watch = watchFrames((relief) => given.push(relief));
  for (const frame of frames) watch(frame);
  return given;
}
const slow = (count: number) => Array.from({ length: count }, () => 21);

test('30 slow frames in a row cost particles, then what moves behind, then resolution, and no more', () => {
  expect(givenUp(slow(29))).toEqual([]);
  expect(givenUp(slow(30))).toEqual(['particles']);
  expect(givenUp(slow(60))).toEqual(['particles', 'backdrop']);
  expect(givenUp(slow(900))).toEqual(['particles', 'backdrop', 'resolution']);
});

test('a frame in time restarts the count', () => {
  expect(givenUp([...slow(29), 20, ...slow(29)])).toEqual([]);
});
