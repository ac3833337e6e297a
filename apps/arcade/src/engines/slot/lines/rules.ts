import type { Draw, Played, Rules } from '../../../game.ts';
import { readNoInput, type NoInput } from '../no-input.ts';
import { windowAt } from '../windows.ts';
import { spinsOf, type RevealEvent, type Spin, type SpinKind } from '../events.ts';
import { linePays } from '../line-pay.ts';
import type { LinesEvent, LinesPay } from './events.ts';
import type { LinesPack } from './pack.ts';

export const rules: Rules<LinesPack, NoInput, LinesEvent> = {
  readInput: readNoInput,
  play: (pack, _input, draw) => playRound(pack, draw),
  outcomeMark: (events) => spinsOf(events)[0]!.reveal.stops.join('.'),
  describe: (pack, events) =>
    spinsOf(events).flatMap((spin, index) => describeSpin(pack, spin, index === 0 ? 'Paid spin' : `Free spin ${index}`)),
};

/** A whole round, free spins included (security G02, G03: paid and play money alike). */
export function playRound(pack: LinesPack, draw: Draw): Played<LinesEvent> {
  const { limit } = pack.freeSpins;
  const events: LinesEvent[] = [];
  let [win, won, played] = [0, 0, 0];
  const spin = (kind: SpinKind) => {
    const stops = pack.strips[kind].map((strip) => draw(strip.length));
    const { reveal, pays, ...spun } = resultOf(pack, kind, stops, limit - won);
    win += spun.win;
    won += spun.freeSpinsWon;
    events.push(reveal, ...pays);
    if (spun.freeSpinsWon > 0) events.push({ type: 'feature', feature: 'freeSpins', won: spun.freeSpinsWon });
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

type SpinResult = Omit<Spin<LinesPay>, 'begins'>;

/** What a spin pays when the reels stand at `stops`; `freeSpinsLeft` is how many free spins the round may still add. */
export function resultOf(pack: LinesPack, kind: SpinKind, stops: readonly number[], freeSpinsLeft = pack.freeSpins.limit): SpinResult {
  const window = pack.strips[kind].map((strip, reel) => windowAt(strip, stops[reel]!, pack.grid.rows));
  const multiplier = kind === 'free' ? pack.freeSpins.multiplier : 1;
  return evaluate(pack, { type: 'reveal', spin: kind, stops, window, multiplier }, freeSpinsLeft);
}

/** What the window of `reveal` pays. */
export function evaluate(pack: LinesPack, reveal: RevealEvent, freeSpinsLeft: number): SpinResult {
  const { window, multiplier } = reveal;
  const pays: LinesPay[] = linePays(pack, window).map((pay) => ({ ...pay, win: pay.win * multiplier }));
  const scatters = window.flat().filter((symbol) => symbol === pack.scatter).length;
  const award = scatters >= 3 ? pack.scatterPays[Math.min(scatters, 5) as 3 | 4 | 5] : undefined;
  if (award) {
    const win = award.timesStake * pack.stakeUnits * multiplier;
    pays.unshift({ type: 'pay', by: 'scatter', symbol: pack.scatter, count: scatters, win });
  }
  const freeSpinsWon = Math.min(award?.freeSpins ?? 0, freeSpinsLeft);
  return { reveal, pays, win: pays.reduce((sum, pay) => sum + pay.win, 0), freeSpinsWon };
}

function describeSpin({ symbols }: LinesPack, { reveal, pays, win }: Spin<LinesPay>, title: string): string[] {
  const { stops, window, multiplier } = reveal;
  const name = (symbol: string) => symbols[symbol]!;
  return [
    `${title}, reels at ${stops.join('.')}, wins x${multiplier}: ${win} units`,
    ...window[0]!.map((_, row) => `  ${window.map((reel) => name(reel[row]!).padEnd(8)).join(' ')}`),
    ...pays.map(
      (pay) => `  ${pay.by === 'line' ? `line ${pay.line + 1}` : 'anywhere'}: ${pay.count} x ${name(pay.symbol)} pays ${pay.win}`,
    ),
  ];
}
