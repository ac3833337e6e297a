import { freeSpinLimit, freeSpinMultiplier, lanternPays, lineCount, linePays, lines, rowCount } from './paytable.ts';
import { fraction, type Fraction } from './fraction.ts';
import { freeStrips, paidStrips, type Strip, type StripSet } from './strips.ts';
import { scatter, wild, type SymbolName } from './symbols.ts';

/** What going through every position of five reels gives; pays in line bets, before the multiplier. */
export interface Enumeration {
  positions: number;
  /** Positions that pay anything. */
  winning: number;
  totalPay: number;
  /** Best pay of a spin that shows this many lanterns (0 for none to two, 3, 4, 5). */
  bestByLanterns: Record<0 | 3 | 4 | 5, number>;
}

interface Open {
  rows: readonly number[];
  symbol: SymbolName;
}

/** Goes through all positions; a line that is dead after three reels is not followed, which makes 30 million quick. */
export function enumerate(strips: StripSet): Enumeration {
  const [first, second, third, fourth, fifth] = strips as [Strip, Strip, Strip, Strip, Strip];
  const result: Enumeration = {
    positions: strips.reduce((all, strip) => all * strip.length, 1),
    winning: 0,
    totalPay: 0,
    bestByLanterns: { 0: 0, 3: 0, 4: 0, 5: 0 },
  };
  const count = (times: number, linePay: number, lanterns: number) => {
    const shown = lanterns >= 3 ? (lanterns as 3 | 4 | 5) : 0;
    const pay = linePay + (shown === 0 ? 0 : lanternPays[shown].timesTotalBet * lineCount);
    if (pay === 0) return;
    result.winning += times;
    result.totalPay += pay * times;
    result.bestByLanterns[shown] = Math.max(result.bestByLanterns[shown], pay);
  };
  const lastWindows = windows(fifth);
  const lastLanterns = lastWindows.filter((window) => lanternsIn(window) === 1).length;
  for (const a of windows(first))
    for (const b of windows(second))
      for (const c of windows(third)) {
        const three = lines.flatMap((rows) => opened(rows, a, b, c) ?? []);
        const lanternsOfThree = lanternsIn(a) + lanternsIn(b) + lanternsIn(c);
        for (const d of windows(fourth)) {
          const lanterns = lanternsOfThree + lanternsIn(d);
          let fixedPay = 0;
          const four: Open[] = [];
          for (const line of three) {
            if (goesOn(line, d, 3)) four.push(line);
            else fixedPay += linePays[line.symbol as keyof typeof linePays][0];
          }
          if (four.length === 0) {
            count(fifth.length - lastLanterns, fixedPay, lanterns);
            count(lastLanterns, fixedPay, lanterns + 1);
            continue;
          }
          for (const e of lastWindows) {
            let pay = fixedPay;
            for (const line of four) pay += linePays[line.symbol as keyof typeof linePays][goesOn(line, e, 4) ? 2 : 1];
            count(1, pay, lanterns + lanternsIn(e));
          }
        }
      }
  return result;
}

/** Share of paid spins that pay anything at once, lanterns included. */
export function hitRate(paid: Enumeration): Fraction {
  return fraction(BigInt(paid.winning), BigInt(paid.positions));
}

/** The most that one round can pay, in line bets: best paid spin and best run of free spins up to their limit. */
export function largestRound(paid: Enumeration, free: Enumeration): number {
  const awards = ([3, 4, 5] as const).map((count) => [count, lanternPays[count].freeSpins] as const);
  let best: number[] = Array.from({ length: freeSpinLimit + 1 }, () => 0);
  for (let played = freeSpinLimit - 1; played >= 0; played -= 1) {
    best = best.map((without, total) => {
      if (played >= total) return 0;
      const again = awards.map(
        ([count, spins]) => free.bestByLanterns[count] * freeSpinMultiplier + best[Math.min(freeSpinLimit, total + spins)]!,
      );
      return Math.max(free.bestByLanterns[0] * freeSpinMultiplier + without, ...again);
    });
  }
  return Math.max(paid.bestByLanterns[0], ...awards.map(([count, spins]) => paid.bestByLanterns[count] + best[spins]!));
}

export const enumeratePaid = (): Enumeration => enumerate(paidStrips);
export const enumerateFree = (): Enumeration => enumerate(freeStrips);

const windowsOf = new Map<Strip, SymbolName[][]>();

function windows(strip: Strip): SymbolName[][] {
  const known = windowsOf.get(strip);
  if (known) return known;
  const made = strip.map((_, stop) => Array.from({ length: rowCount }, (__, row) => strip[(stop + row) % strip.length]!));
  windowsOf.set(strip, made);
  return made;
}

function lanternsIn(window: readonly SymbolName[]): number {
  return window.includes(scatter) ? 1 : 0;
}

function opened(rows: readonly number[], a: readonly SymbolName[], b: readonly SymbolName[], c: readonly SymbolName[]): Open | undefined {
  const symbol = a[rows[0]!]!;
  if (symbol === scatter) return undefined;
  const line = { rows, symbol };
  return goesOn(line, b, 1) && goesOn(line, c, 2) ? line : undefined;
}

function goesOn({ rows, symbol }: Open, window: readonly SymbolName[], reel: number): boolean {
  const shown = window[rows[reel]!]!;
  return shown === symbol || shown === wild;
}
