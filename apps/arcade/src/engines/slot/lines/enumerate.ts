import { fraction, type Fraction } from '../../fraction.ts';
import type { SpinKind } from './events.ts';
import type { LinesPack } from './pack.ts';

/** What going through every position of five reels gives; pays in units, before the multiplier. */
export interface Enumeration {
  positions: number;
  /** Positions that pay anything. */
  winning: number;
  totalPay: number;
  /** Best pay of a spin that shows this many scatters (0 for none to two, 3, 4, 5). */
  bestByScatters: Record<0 | 3 | 4 | 5, number>;
}

type Window = readonly string[];

/** A line whose first reels agree so far. */
interface OpenLine {
  rows: readonly number[];
  symbol: string;
}

/** Goes through all positions; a line that is dead after three reels is not followed, which makes 30 million quick. */
export function enumerate(pack: LinesPack, kind: SpinKind): Enumeration {
  const { scatter, wild, pays, lines, scatterPays, stakeUnits } = pack;
  const [first, second, third, fourth, fifth] = pack.strips[kind].map((strip) => windowsOf(strip, pack.grid.rows)) as [
    Window[],
    Window[],
    Window[],
    Window[],
    Window[],
  ];
  const result: Enumeration = {
    positions: pack.strips[kind].reduce((all, strip) => all * strip.length, 1),
    winning: 0,
    totalPay: 0,
    bestByScatters: { 0: 0, 3: 0, 4: 0, 5: 0 },
  };
  const scattersIn = (window: Window) => (window.includes(scatter) ? 1 : 0);
  const goesOn = ({ rows, symbol }: OpenLine, window: Window, reel: number) => {
    const shown = window[rows[reel]!]!;
    return shown === symbol || shown === wild;
  };
  const opened = (rows: readonly number[], a: Window, b: Window, c: Window): OpenLine | undefined => {
    const symbol = a[rows[0]!]!;
    if (symbol === scatter) return undefined;
    const line = { rows, symbol };
    return goesOn(line, b, 1) && goesOn(line, c, 2) ? line : undefined;
  };
  const count = (times: number, pay: number, scatters: number) => {
    const shown = scatters >= 3 ? (scatters as 3 | 4 | 5) : 0;
    const all = pay + (shown === 0 ? 0 : scatterPays[shown].timesStake * stakeUnits);
    if (all === 0) return;
    result.winning += times;
    result.totalPay += all * times;
    result.bestByScatters[shown] = Math.max(result.bestByScatters[shown], all);
  };
  const lastScatters = fifth.filter((window) => scattersIn(window) === 1).length;
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const three = lines.flatMap((rows) => opened(rows, a, b, c) ?? []);
        const scattersOfThree = scattersIn(a) + scattersIn(b) + scattersIn(c);
        for (const d of fourth) {
          const scatters = scattersOfThree + scattersIn(d);
          let fixedPay = 0;
          const four: OpenLine[] = [];
          for (const line of three) {
            if (goesOn(line, d, 3)) four.push(line);
            else fixedPay += pays[line.symbol]![0]!;
          }
          if (four.length === 0) {
            count(fifth.length - lastScatters, fixedPay, scatters);
            count(lastScatters, fixedPay, scatters + 1);
            continue;
          }
          for (const e of fifth) {
            let pay = fixedPay;
            for (const line of four) pay += pays[line.symbol]![goesOn(line, e, 4) ? 2 : 1]!;
            count(1, pay, scatters + scattersIn(e));
          }
        }
      }
  return result;
}

/** Share of paid spins that pay anything at once, scatters included. */
export function hitRate(paid: Enumeration): Fraction {
  return fraction(BigInt(paid.winning), BigInt(paid.positions));
}

/** The most that one round can pay, in units: best paid spin and best run of free spins up to their limit. */
export function largestRound({ scatterPays, freeSpins }: LinesPack, paid: Enumeration, free: Enumeration): number {
  const { limit, multiplier } = freeSpins;
  const awards = ([3, 4, 5] as const).map((count) => [count, scatterPays[count].freeSpins] as const);
  let best: number[] = Array.from({ length: limit + 1 }, () => 0);
  for (let played = limit - 1; played >= 0; played -= 1) {
    best = best.map((without, total) => {
      if (played >= total) return 0;
      const again = awards.map(([count, spins]) => free.bestByScatters[count] * multiplier + best[Math.min(limit, total + spins)]!);
      return Math.max(free.bestByScatters[0] * multiplier + without, ...again);
    });
  }
  return Math.max(paid.bestByScatters[0], ...awards.map(([count, spins]) => paid.bestByScatters[count] + best[spins]!));
}

function windowsOf(strip: string, rows: number): Window[] {
  return Array.from(strip, (_, stop) => Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length]!));
}
