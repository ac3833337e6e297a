import { expect, test } from 'vitest';
import { isRight, rankOf, waysOf } from './cards.ts';
import { mostTimes, type AskedGuess, type HiloEvent } from './events.ts';
import type { HiloPack } from './pack.ts';
import { rules, timesOf } from './rules.ts';

const pack = {} as HiloPack;
const order = '23456789TJQKA';
/** A round in which these cards are dealt, all of them spades. */
const play = (cards: string, guesses: readonly AskedGuess[], open = true) => {
  const left = [...cards].map((rank) => order.indexOf(rank) * 4 + 3);
  return rules.play(pack, { guesses, open }, () => left.shift()!);
};
const types = (events: readonly HiloEvent[]) => events.map(({ type }) => type);

test('a right guess multiplies by thirteen over the ranks that make it right', () => {
  const round = play('5QK', ['high', 'high'], false);
  expect(types(round.events)).toEqual(['progress', 'reveal', 'reveal', 'pay', 'end']);
  expect(round.events.filter(({ type }) => type === 'reveal')).toMatchObject([
    { card: 'Qs', ways: 9, times: timesOf([9]) },
    { card: 'Ks', ways: 2, times: timesOf([9, 2]) },
  ]);
  expect(round.win).toBe(timesOf([9, 2]));
});

test('a wrong guess ends the round with nothing', () => {
  expect(play('52', ['high', 'low'])).toMatchObject({ win: 0, events: { length: 3 } });
});

test('the same rank is right on both sides, but an ace is guessed higher or the same, a king lower or the same', () => {
  const [ace, seven, king] = ['As', '7s', 'Ks'].map(rankOf) as [number, number, number];
  expect([isRight('high', seven, seven), isRight('low', seven, seven), isRight('high', ace, ace), isRight('low', king, king)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([ace, seven, king].map((at) => [waysOf('high', at), waysOf('low', at)])).toEqual([
    [12, 1],
    [7, 7],
    [1, 12],
  ]);
});

test('skipping is free, and nothing can be collected before a guess', () => {
  const skipped = play('59', ['skip']);
  expect(skipped).toMatchObject({ open: true, events: [{ card: '5s' }, { card: '9s', guess: 'skip', times: 9_900 }] });
  const input = { guesses: ['skip'], open: true } as const;
  expect(rules.choose(input, { cash: true }, skipped.events)).toBeUndefined();
  expect(rules.choose(input, { guess: 'low' }, skipped.events)).toEqual({ guesses: ['skip', 'low'], open: true });
  expect(rules.choose(input, { guess: 'red' }, skipped.events)).toBeUndefined();
});

test('the likelier side is low above seven, and high when both are level', () => {
  const sides = play('7T9', ['likelier', 'likelier']).events.flatMap((event) => (event.type === 'reveal' ? [event.guess] : []));
  expect(sides).toEqual(['high', 'low']);
});

test('it ends by itself with the 52nd card, and takes no guess beyond its largest multiplier', () => {
  const skips = Array.from({ length: 51 }, () => 'skip' as const);
  expect(play('5'.repeat(52), skips).open).toBeUndefined();
  // Six times the same ace would pay 4.7 million.
  const [five, six] = [5, 6].map((count) =>
    play(
      'A'.repeat(7),
      Array.from({ length: count }, () => 'low' as const),
    ),
  );
  expect(five!.win).toBe(timesOf([1, 1, 1, 1, 1]));
  expect(six!.events).toEqual(five!.events);
  expect(timesOf([1, 1, 1, 1, 1, 1])).toBeGreaterThan(mostTimes);
  expect(rules.choose({ guesses: [], open: true }, { guess: 'low' }, five!.events)).toBeUndefined();
});
