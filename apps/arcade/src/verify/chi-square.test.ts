import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import { engines } from '../engines/engines.ts';
import type { GameEvent, PackHead } from '../game.ts';
import { gameCodes } from '../packs/games.ts';
import { packsFolder, readGame } from '../packs/read-games.ts';
import { sampleOf } from './sample.ts';

/** In the matrix most engines draw a million times and more (games.md H 6); here it is enough to notice a rule that is plainly wrong. */
const rounds = process.env['TEST_MATRIX'] === '1' ? 250_000 : 3_000;

/** A random result of each round: which of `of` values it took, each with probability `share`, or all equally likely. */
interface Outcome {
  name: string;
  value: number;
  of: number;
  share?: (value: number) => number;
}

type Told = GameEvent & Record<string, unknown>;
const even = (name: string, value: number, of: number): Outcome => ({ name, value, of });
const first = (events: readonly Told[], type: string) => events.find((event) => event.type === type)!;

/** The multipliers of limbo between which rounds are counted, in hundredths: each is reached with probability 99 / point (games.md C). */
const points = [100, 110, 125, 150, 200, 300, 500, 1_000, 10_000, Infinity];
const reach = (at: number) => (points[at]! <= 100 ? 1 : 99 / points[at]!);

/** Per engine, what of its events shows each draw. */
const outcomesOf: Readonly<Record<string, (events: readonly Told[], pack: PackHead, nonce: number) => Outcome[]>> = {
  'instant/dice': (events) => [even('hundred', Math.floor(Number(first(events, 'reveal')['rolled']) / 100), 100)],
  'instant/limbo': (events) => {
    const point = Number(first(events, 'reveal')['point']);
    const value = points.findLastIndex((each) => point >= each);
    return [{ name: 'point', value, of: points.length - 1, share: (at) => reach(at) - reach(at + 1) }];
  },
  'instant/mines': (events, _, nonce) => {
    // Mines are listed in order of position, so taking a different one each round makes every position equally likely.
    const mines = first(events, 'feature')['mines'] as number[];
    return [even('a mine', mines[nonce % mines.length]!, 25)];
  },
  'instant/plinko': (events) => {
    const drops = String(first(events, 'reveal')['path']);
    return [even('first rows', parseInt(drops.slice(0, 6), 2), 64), even('last rows', parseInt(drops.slice(-6), 2), 64)];
  },
  'instant/hilo': (events) => {
    const [rank, suit] = String(first(events, 'progress')['card']);
    return [even('card', 'A23456789TJQK'.indexOf(rank!) * 4 + 'cdhs'.indexOf(suit!), 52)];
  },
  'instant/keno': (events) => (first(events, 'reveal')['drawn'] as number[]).map((drawn, place) => even(`draw ${place}`, drawn - 1, 40)),
  'instant/wheel': (events) => [even('segment', Number(first(events, 'reveal')['at']), Number(first(events, 'reveal')['size']))],
  'instant/towers': (events) => (first(events, 'feature')['traps'] as number[][]).map(([trap], floor) => even(`floor ${floor}`, trap!, 4)),
  'slot/cluster': (events) => [even('round of the book', Number(first(events, 'reveal')['round']) % 64, 64)],
  'slot/scatter': (events) => [even('round of the book', Number(first(events, 'reveal')['round']) % 64, 64)],
  ...Object.fromEntries(
    ['slot/book', 'slot/hold', 'slot/lines', 'slot/ways'].map((engine) => [
      engine,
      (events: readonly Told[], pack: PackHead) => {
        const { strips } = pack as PackHead & { strips: { paid: readonly string[] } };
        return (first(events, 'reveal')['stops'] as number[]).map((stop, reel) => even(`reel ${reel}`, stop, strips.paid[reel]!.length));
      },
    ]),
  ),
};

test.each(Object.keys(engines))('%s takes every outcome as often as it should (chi-square)', (engine) => {
  const game = gameCodes.map((code) => readGame(path.join(packsFolder, code)).current).find(({ pack }) => pack.engine === engine)!;
  const seen = new Map<string, { counts: number[]; share: (value: number) => number }>();
  const serverSeed = createHash('sha256').update(`${engine} chi-square`).digest('hex');
  sampleOf(game, {
    input: engines[engine]!.usualInput(game.pack),
    rounds,
    serverSeed,
    clientSeed: 'chi-square',
    watch(nonce, events) {
      for (const { name, value, of, share = () => 1 / of } of outcomesOf[engine]!(events as readonly Told[], game.pack, nonce)) {
        const known = seen.get(name) ?? { counts: Array.from({ length: of }, () => 0), share };
        known.counts[value]! += 1;
        seen.set(name, known);
      }
    },
  });
  const deviates = [...seen].map(([name, { counts, share }]) => [name, deviateOf(counts, share)] as const);
  expect(deviates).not.toEqual([]);
  // By chance the deviate exceeds 4 once in 30,000 runs, and these runs are fixed.
  expect(deviates.filter(([, deviate]) => !(Math.abs(deviate) < 4))).toEqual([]);
});

/** Chi-square as a normal deviate (Wilson and Hilferty). */
function deviateOf(counts: readonly number[], share: (value: number) => number): number {
  const chi = counts.reduce((sum, count, value) => sum + (count - rounds * share(value)) ** 2 / (rounds * share(value)), 0);
  const freedom = counts.length - 1;
  return ((chi / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
}
