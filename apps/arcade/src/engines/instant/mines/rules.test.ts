import { expect, test } from 'vitest';
import type { MinesEvent } from './events.ts';
import type { MinesPack } from './pack.ts';
import { rules, timesOf } from './rules.ts';

const pack = {} as MinesPack;
/** Chance that only rotates the tiles by one: mines are at 1, 2, 3 and so on. */
const play = (mines: number, tiles: readonly number[], open = true) => rules.play(pack, { mines, tiles, open }, () => 0);
const types = (events: readonly MinesEvent[]) => events.map(({ type }) => type);

test('a round is open until the player ends it, and then pays the multiplier reached', () => {
  expect(play(3, [])).toMatchObject({ open: true, events: [{ type: 'progress', mines: 3 }] });
  expect(play(3, [0, 9])).toMatchObject({ open: true, win: timesOf(3, 2) });
  const ended = play(3, [0, 9], false);
  expect(ended.open).toBeUndefined();
  expect(types(ended.events)).toEqual(['progress', 'reveal', 'reveal', 'feature', 'pay', 'end']);
  expect(ended.win).toBe(timesOf(3, 2));
});

test('a mine ends it with nothing, whatever would have been opened after it', () => {
  const { events, win, open } = play(3, [9, 2]);
  expect([types(events), win, open]).toEqual([['progress', 'reveal', 'reveal', 'feature', 'end'], 0, undefined]);
});

test('the last safe tile ends it by itself', () => {
  expect(play(24, [0])).toMatchObject({ win: 247_500, events: expect.arrayContaining([{ type: 'end', win: 247_500 }]) as MinesEvent[] });
});

test('while it is open, no event reveals where a mine lies', () => {
  expect(JSON.stringify(play(5, [0, 9, 10]).events)).not.toContain('"mines":[');
});

test('only rounds that can be begun or verified are read', () => {
  for (const input of [
    { mines: 1, tiles: [], open: true },
    { mines: 24, tiles: [7], open: false },
  ])
    expect(rules.readInput(input, pack)).toEqual(input);
  for (const input of [
    { mines: 0, tiles: [], open: true },
    { mines: 25, tiles: [], open: true },
    { mines: 3, tiles: [1, 1], open: true },
    { mines: 3, tiles: [25], open: true },
    { mines: 24, tiles: [1, 2], open: true },
    { mines: 3, tiles: [] },
  ])
    expect([input, rules.readInput(input, pack)]).toEqual([input, undefined]);
});
