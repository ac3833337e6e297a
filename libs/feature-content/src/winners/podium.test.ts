import { expect, test } from 'vitest';
import { podiumOf } from './podium.ts';

const real = (amount: number) => ({ amount, simulated: false });
const invented = (amount: number) => ({ amount, simulated: true });

test.each([
  ['nobody has won: the biggest demonstration entries', [invented(9), invented(8), invented(7), invented(6)], [9, 8, 7], [6]],
  ['two have won: they alone', [invented(9), real(8), invented(7), real(1)], [8, 1], [9, 7]],
  ['four have won: the three biggest of them', [invented(9), real(8), real(7), real(6), real(5)], [8, 7, 6], [9, 5]],
  ['an empty board', [], [], []],
])('a podium while %s', (_when, list, podium, others) => {
  const split = podiumOf(list);
  expect(split.podium.map(({ amount }) => amount)).toEqual(podium);
  expect(split.others.map(({ amount }) => amount)).toEqual(others);
});
