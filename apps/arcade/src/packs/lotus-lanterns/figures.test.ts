import { expect, test } from 'vitest';
import { linesFigures } from '../../engines/slot/lines/exact-figures.ts';
import { lineSpins, positionsIn } from '../../engines/slot/lines/spin-outcomes.ts';
import { addFractions, multiply, one, share, subtract, zero } from '../../engines/fraction.ts';
import { linesPackSchema } from '../../engines/slot/lines/pack.ts';
import { positionsOf } from '../../engines/slot/outcomes.ts';
import { packsFolder, readGame } from '../read-games.ts';
import json from './pack.json' with { type: 'json' };

const pack = linesPackSchema.parse(json);
const { figures } = pack;

test('its versions never change again: rounds are verified against them', () => {
  const game = readGame(`${packsFolder}/lotus-lanterns`);
  // Another hash means other rules: give them a new version, and move the pack of this one into `former`.
  expect(game.current.packHash).toBe('798fdfcb4579c4e9a2158c3447c5d15d7e71dd281f4efb3486bc9c3d6d354c6a');
  const former = game.version('ebd8a3db50ab3c10338a53153a61fbfffedd131b02727dd95b2a1809871fff05')!;
  expect(former.pack).toMatchObject({ version: 1, figures: { rtp: '96.34', hitRate: '43.19' } });
  // Addresses from before the arcade had packs do not name one.
  expect(game.version(null)).toBe(former);
});

test('the figures stated to players are those that strips and paytable give', () => {
  expect(linesFigures(pack).told).toEqual(figures);
  expect(figures.rtp).toBe(pack.rtpTarget);
});

test('going through all positions gives what shares of the strips give for one line, to the last digit', () => {
  for (const kind of ['paid', 'free'] as const) {
    const outcomes = lineSpins(pack, kind);
    const strips = pack.strips[kind]!.map((strip) => [...strip]);
    const shareOf = (reel: number, symbol: string) =>
      share(strips[reel]!.filter((each) => each === symbol || each === pack.wild).length, strips[reel]!.length);
    const runOf = (symbol: string, count: number) =>
      strips.slice(0, count).reduce((product, _, reel) => multiply(product, shareOf(reel, symbol)), one);
    const expected = Object.entries(pack.pays).flatMap(([symbol, pays]) =>
      pays.map((win, index) => {
        const longer = index + 4 > strips.length ? zero : runOf(symbol, index + 4);
        return multiply(subtract(runOf(symbol, index + 3), longer), share(win * pack.lines.length));
      }),
    );
    expect(positionsIn(outcomes)).toBe(positionsOf(pack.strips[kind]!));
    const sum = outcomes.reduce((all, { pay, positions }) => all + pay * positions, 0);
    expect(share(sum, positionsIn(outcomes))).toEqual(expected.reduce(addFractions, zero));
  }
});
