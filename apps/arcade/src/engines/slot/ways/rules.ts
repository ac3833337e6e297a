import type { Draw, Played, Rules } from '../../../game.ts';
import { spinsOf, type RevealEvent, type Spin, type SpinKind } from '../events.ts';
import { readNoInput, type NoInput } from '../no-input.ts';
import { waysPays } from '../ways-pays.ts';
import { withinCap } from '../win-cap.ts';
import { windowAt } from '../windows.ts';
import { changesOf, windowAfter, type WaysChange, type WaysEvent, type WaysSpinPay } from './events.ts';
import type { WaysPack } from './pack.ts';
import { choose, stepsOf, type Chosen } from './steps.ts';

export const rules: Rules<WaysPack, NoInput, WaysEvent> = {
  readInput: readNoInput,
  play: (pack, _input, draw) => playRound(pack, draw),
  outcomeMark: (events) => spinsOf<WaysSpinPay>(events)[0]!.reveal.stops.join('.'),
  describe: (pack, events) =>
    spinsOf<WaysSpinPay>(events).flatMap((spin, index) => {
      const title = spin.begins ? `Free spin ${spin.begins.spin}` : 'Paid spin';
      const { held } = spin.reveal;
      return describeSpin(pack, spin, changesOf(events)[index]!, held === undefined ? title : `${title}, again with reel ${held + 1} held`);
    }),
};

/**
 * A whole round, free spins included. A spin draws its stops, then what its window needs (see `choose`), and the paid
 * spin then whether the reels spin once more with one of them held. The round ends when its win has reached the largest that it may pay.
 */
export function playRound(pack: WaysPack, draw: Draw): Played<WaysEvent> {
  const { limit } = pack.freeSpins;
  const cap = (pack.maxWinTimesStake ?? Infinity) * pack.stakeUnits;
  const events: WaysEvent[] = [];
  let [win, won, played] = [0, 0, 0];
  const spin = (kind: SpinKind, held?: { reel: number; stop: number }) => {
    const stops = pack.strips[kind].map((strip, reel) => (reel === held?.reel ? held.stop : draw(strip.length)));
    const window = pack.strips[kind].map((strip, reel) => windowAt(strip, stops[reel]!, pack.grid.rows));
    const multiplier = kind === 'free' ? pack.freeSpins.multiplier : 1;
    const reveal: RevealEvent = { type: 'reveal', spin: kind, stops, window, multiplier, ...(held ? { held: held.reel } : {}) };
    const { changes, pays, freeSpinsWon } = evaluate(pack, reveal, choose(pack, kind, window, draw));
    const paid = withinCap(pays, cap - win);
    events.push(reveal, ...changes, ...paid);
    win += paid.reduce((sum, pay) => sum + pay.win, 0);
    const more = Math.min(freeSpinsWon, limit - won);
    if (more === 0 || win === cap) return stops;
    won += more;
    events.push({ type: 'feature', feature: 'freeSpins', won: more });
    return stops;
  };
  const stops = spin('paid');
  const { respin } = pack;
  if (respin && win < cap && draw(respin.oneIn) === 0) spin('paid', { reel: respin.reel, stop: stops[respin.reel]! });
  while (played < won && win < cap) {
    played += 1;
    events.push({ type: 'progress', spin: played, total: won });
    spin('free');
  }
  events.push({ type: 'end', win });
  return { events, win };
}

/** The changes in the window of `reveal`, then what it pays and awards. Scatters are counted before the changes. */
export function evaluate(
  pack: WaysPack,
  { window, spin, multiplier }: RevealEvent,
  chosen: Chosen,
): { changes: WaysChange[]; pays: WaysSpinPay[]; freeSpinsWon: number } {
  const changes: WaysChange[] = [];
  for (const { turn, event } of stepsOf(pack, spin, chosen)) {
    const before = windowAfter(window, changes, pack);
    const cells = before.flatMap((rows, reel) => {
      const after = turn(rows, reel);
      return rows.flatMap((symbol, row) => (after[row] === symbol ? [] : [[reel, row] as const]));
    });
    if (cells.length > 0) changes.push(event(cells));
  }
  const scatters = window.flat().filter((symbol) => symbol === pack.scatter).length;
  const award = awardFor(pack, scatters);
  const times = award ? award.timesStake * pack.stakeUnits : 0;
  return {
    changes,
    pays: [
      ...(award ? [{ type: 'pay' as const, by: 'scatter' as const, symbol: pack.scatter, count: scatters, win: times * multiplier }] : []),
      ...waysPays(pack, windowAfter(window, changes, pack)).map((pay) => ({ ...pay, win: pay.win * multiplier })),
    ],
    freeSpinsWon: award?.freeSpins ?? 0,
  };
}

/** The award for a number of scatters. */
export function awardFor({ scatterPays }: WaysPack, scatters: number): { timesStake: number; freeSpins: number } | undefined {
  return scatters >= 3 ? scatterPays[Math.min(scatters, 5) as 3 | 4 | 5] : undefined;
}

function describeSpin(pack: WaysPack, { reveal, pays, win }: Spin<WaysSpinPay>, changes: readonly WaysChange[], title: string): string[] {
  const { stops, window, multiplier } = reveal;
  const name = (symbol: string) => pack.symbols[symbol]!;
  return [
    `${title}, reels at ${stops.join('.')}, wins x${multiplier}: ${win} units`,
    ...window[0]!.map((_, row) => `  ${window.map((reel) => name(reel[row]!).padEnd(9)).join(' ')}`),
    ...changes.map(
      (change) => `  ${change.cells.length} cells turn ${change.feature === 'mystery' ? `into ${name(change.symbol)}` : 'wild'}`,
    ),
    ...pays.map((pay) => `  ${pay.count} x ${name(pay.symbol)} ${pay.by === 'ways' ? `in ${pay.ways} ways` : 'anywhere'} pays ${pay.win}`),
  ];
}
