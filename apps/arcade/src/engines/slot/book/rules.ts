import type { Draw, Played, Rules } from '../../../game.ts';
import { spinsOf, type RevealEvent, type Spin, type SpinKind } from '../events.ts';
import { linePays } from '../line-pay.ts';
import { readNoInput, type NoInput } from '../no-input.ts';
import { withinCap } from '../win-cap.ts';
import { windowAt } from '../windows.ts';
import { specialOf, type BookEvent, type BookPay, type FillPay } from './events.ts';
import type { BookPack } from './pack.ts';

export const rules: Rules<BookPack, NoInput, BookEvent> = {
  readInput: readNoInput,
  play: (pack, _input, draw) => playRound(pack, draw),
  outcomeMark: (events) => [spinsOf<BookPay>(events)[0]!.reveal.stops.join('.'), specialOf(events) ?? []].flat().join(':'),
  describe(pack, events) {
    const special = specialOf(events);
    return spinsOf<BookPay>(events).flatMap((spin, index) => [
      ...(index === 1 ? [`The special symbol is ${pack.symbols[special!]!}`] : []),
      ...describeSpin(pack, spin, index === 0 ? 'Paid spin' : `Free spin ${index}`),
    ]);
  },
};

/**
 * A whole round (games.md B): the paid spin; if it brings free spins, the special symbol, drawn from the paying ones in
 * the order of the pays; the free spins. The round ends when its win has reached the largest that it may pay.
 */
export function playRound(pack: BookPack, draw: Draw): Played<BookEvent> {
  const { limit } = pack.freeSpins;
  const cap = pack.maxWinTimesStake * pack.stakeUnits;
  const events: BookEvent[] = [];
  let [win, won, played] = [0, 0, 0];
  const spin = (kind: SpinKind, special?: string) => {
    const stops = pack.strips[kind].map((strip) => draw(strip.length));
    const window = pack.strips[kind].map((strip, reel) => windowAt(strip, stops[reel]!, pack.grid.rows));
    const { reveal, pays, freeSpinsWon } = evaluate(pack, { type: 'reveal', spin: kind, stops, window, multiplier: 1 }, special);
    const paid = withinCap(pays, cap - win);
    events.push(reveal, ...paid);
    win += paid.reduce((sum, pay) => sum + pay.win, 0);
    const more = Math.min(freeSpinsWon, limit - won);
    if (more === 0 || win === cap) return;
    won += more;
    events.push({ type: 'feature', feature: 'freeSpins', won: more });
  };
  spin('paid');
  if (won > 0) {
    const paying = Object.keys(pack.pays);
    const special = paying[draw(paying.length)]!;
    events.push({ type: 'feature', feature: 'special', symbol: special });
    while (played < won && win < cap) {
      played += 1;
      events.push({ type: 'progress', spin: played, total: won });
      spin('free', special);
    }
  }
  events.push({ type: 'end', win });
  return { events, win };
}

/** What the window of `reveal` pays and brings, without the limits of a round: in free spins with a special symbol. */
export function evaluate(pack: BookPack, reveal: RevealEvent, special?: string): Omit<Spin<BookPay>, 'begins'> {
  const { window } = reveal;
  const scatters = window.flat().filter((symbol) => symbol === pack.scatter).length;
  const award = awardFor(pack, scatters);
  const fill = special === undefined ? undefined : fillPay(pack, window, special);
  const pays: BookPay[] = [
    ...(award
      ? [{ type: 'pay' as const, by: 'scatter' as const, symbol: pack.scatter, count: scatters, win: award.timesStake * pack.stakeUnits }]
      : []),
    ...linePays(pack, window).filter(({ symbol }) => symbol !== special),
    ...(fill ? [fill] : []),
  ];
  return { reveal, pays, win: pays.reduce((sum, pay) => sum + pay.win, 0), freeSpinsWon: award?.freeSpins ?? 0 };
}

/** What `scatters` books anywhere bring. */
export function awardFor({ scatterPays }: BookPack, scatters: number): { timesStake: number; freeSpins: number } | undefined {
  return scatters >= 3 ? scatterPays[Math.min(scatters, 5) as 3 | 4 | 5] : undefined;
}

/** What the special symbol pays where it is seen on `reels` reels: on every line, wherever those reels are. */
export function fillWin({ pays, lines }: BookPack, special: string, reels: number): number {
  return (pays[special]![reels - 2] ?? 0) * lines.length;
}

function fillPay(pack: BookPack, window: readonly (readonly string[])[], special: string): FillPay | undefined {
  const reels = window.flatMap((symbols, reel) => (symbols.includes(special) ? [reel] : []));
  const win = fillWin(pack, special, reels.length);
  return win > 0 ? { type: 'pay', by: 'fill', symbol: special, count: reels.length, reels, win } : undefined;
}

function describeSpin({ symbols }: BookPack, { reveal, pays, win }: Spin<BookPay>, title: string): string[] {
  const { stops, window } = reveal;
  const name = (symbol: string) => symbols[symbol]!;
  const place = (pay: BookPay) => (pay.by === 'line' ? `line ${pay.line + 1}` : pay.by === 'fill' ? 'on all lines' : 'anywhere');
  return [
    `${title}, reels at ${stops.join('.')}: ${win} units`,
    ...window[0]!.map((_, row) => `  ${window.map((reel) => name(reel[row]!).padEnd(8)).join(' ')}`),
    ...pays.map((pay) => `  ${place(pay)}: ${pay.count} x ${name(pay.symbol)} pays ${pay.win}`),
  ];
}
