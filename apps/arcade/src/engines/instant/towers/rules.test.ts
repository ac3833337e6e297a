import { expect, test } from 'vitest';
import type { TowersPack } from './pack.ts';
import { rules, timesOf } from './rules.ts';

const pack = {} as TowersPack;
/** Chance that turns the doors of every floor by one: the trap of an easy one is behind its second door. */
const play = (columns: readonly number[], open = true, level = 'easy' as const) => rules.play(pack, { level, columns, open }, () => 0);
const types = (columns: readonly number[], open?: boolean) => play(columns, open).events.map(({ type }) => type);

test('a climb goes on floor by floor until the player collects what it has reached', () => {
  expect(play([])).toMatchObject({ open: true, events: [{ type: 'progress', level: 'easy' }] });
  expect(play([0, 3])).toMatchObject({ open: true, win: timesOf('easy', 2) });
  expect(types([0, 3], false)).toEqual(['progress', 'reveal', 'reveal', 'feature', 'pay', 'end']);
  expect(JSON.stringify(play([0, 3]).events)).not.toContain('traps');
});

test('a trap ends it with nothing, whatever would have come after it', () => {
  expect(play([0, 1, 0])).toMatchObject({ win: 0, events: { length: 5 } });
  expect(types([0, 1, 0])).toEqual(['progress', 'reveal', 'reveal', 'feature', 'end']);
});

test('the ninth floor is paid at once, as published', () => {
  const top = play(Array.from({ length: 9 }, () => 0));
  expect([top.open, top.win]).toEqual([undefined, 131_851]);
  expect(timesOf('master', 9)).toBe(2_595_225_600);
});

test('only doors of the level can be chosen, and nothing collected before the first', () => {
  const begun = { level: 'hard', columns: [], open: true } as const;
  expect(rules.choose(begun, { column: 1 }, [])).toEqual({ ...begun, columns: [1] });
  for (const choice of [{ column: 2 }, { column: -1 }, { cash: true }, { tile: 1 }])
    expect(rules.choose(begun, choice, [])).toBeUndefined();
  expect(rules.readInput({ level: 'expert', columns: [2], open: false }, pack)).toBeDefined();
  for (const input of [
    { level: 'expert', columns: [3], open: true },
    { level: 'none', columns: [], open: true },
    { level: 'easy', columns: Array.from({ length: 10 }, () => 0), open: true },
    { level: 'easy', columns: [] },
  ])
    expect(rules.readInput(input, pack)).toBeUndefined();
});
