import type { Draw, Played, Rules } from '../../../game.ts';
import { spinsOf, type RevealEvent, type Spin, type SpinKind } from '../events.ts';
import { readNoInput, type NoInput } from '../no-input.ts';
import { waysPays } from '../ways-pays.ts';
import { windowAt } from '../windows.ts';
import { turnsOf, type TurnEvent, type WaysEvent, type WaysSpinPay } from './events.ts';
import type { WaysPack } from './pack.ts';
import { turned } from './turn.ts';

export const rules: Rules<WaysPack, NoInput, WaysEvent> = {
  readInput: readNoInput,
  play: (pack, _input, draw) => playRound(pack, draw),
  outcomeMark: (events) => spinsOf<WaysSpinPay>(events)[0]!.reveal.stops.join('.'),
  describe: (pack, events) =>
    spinsOf<WaysSpinPay>(events).flatMap((spin, index) =>
      describeSpin(pack, spin, turnsOf(events)[index]!.length, index === 0 ? 'Paid spin' : `Free spin ${index}`),
    ),
};

/** A whole round, free spins included. */
export function playRound(pack: WaysPack, draw: Draw): Played<WaysEvent> {
  const { limit } = pack.freeSpins;
  const events: WaysEvent[] = [];
  let [win, won, played] = [0, 0, 0];
  const spin = (kind: SpinKind) => {
    const stops = pack.strips[kind].map((strip) => draw(strip.length));
    const window = pack.strips[kind].map((strip, reel) => windowAt(strip, stops[reel]!, pack.grid.rows));
    const multiplier = kind === 'free' ? pack.freeSpins.multiplier : 1;
    const reveal: RevealEvent = { type: 'reveal', spin: kind, stops, window, multiplier };
    const { cells, pays, freeSpinsWon } = evaluate(pack, reveal);
    events.push(reveal, ...(cells.length > 0 ? [{ type: 'feature' as const, feature: 'turn' as const, cells }] : []), ...pays);
    win += pays.reduce((sum, pay) => sum + pay.win, 0);
    const more = Math.min(freeSpinsWon, limit - won);
    won += more;
    if (more > 0) events.push({ type: 'feature', feature: 'freeSpins', won: more });
  };
  spin('paid');
  while (played < won) {
    played += 1;
    events.push({ type: 'progress', spin: played, total: won });
    spin('free');
  }
  events.push({ type: 'end', win });
  return { events, win };
}

/** What turns in the window of `reveal`, and what it pays and brings then. Scatters count as they were before. */
export function evaluate(
  pack: WaysPack,
  { window, spin, multiplier }: RevealEvent,
): { cells: TurnEvent['cells']; pays: WaysSpinPay[]; freeSpinsWon: number } {
  const after = window.map((rows) => turned(rows, pack, pack.turns[spin]));
  const cells = after.flatMap((rows, reel) => rows.flatMap((symbol, row) => (symbol === window[reel]![row] ? [] : [[reel, row] as const])));
  const scatters = window.flat().filter((symbol) => symbol === pack.scatter).length;
  const award = awardFor(pack, scatters);
  const times = award ? award.timesStake * pack.stakeUnits : 0;
  return {
    cells,
    pays: [
      ...(award ? [{ type: 'pay' as const, by: 'scatter' as const, symbol: pack.scatter, count: scatters, win: times * multiplier }] : []),
      ...waysPays(pack, after).map((pay) => ({ ...pay, win: pay.win * multiplier })),
    ],
    freeSpinsWon: award?.freeSpins ?? 0,
  };
}

/** What so many scatters bring. */
export function awardFor({ scatterPays }: WaysPack, scatters: number): { timesStake: number; freeSpins: number } | undefined {
  return scatters >= 3 ? scatterPays[Math.min(scatters, 5) as 3 | 4 | 5] : undefined;
}

function describeSpin({ symbols }: WaysPack, { reveal, pays, win }: Spin<WaysSpinPay>, wilds: number, title: string): string[] {
  const { stops, window, multiplier } = reveal;
  const name = (symbol: string) => symbols[symbol]!;
  return [
    `${title}, reels at ${stops.join('.')}, wins x${multiplier}: ${win} units`,
    ...window[0]!.map((_, row) => `  ${window.map((reel) => name(reel[row]!).padEnd(9)).join(' ')}`),
    ...(wilds > 0 ? [`  ${wilds} cells turn wild`] : []),
    ...pays.map((pay) => `  ${pay.count} x ${name(pay.symbol)} ${pay.by === 'ways' ? `in ${pay.ways} ways` : 'anywhere'} pays ${pay.win}`),
  ];
}
