import type { AnyPay } from './events.ts';
import { outcomesOf, type Outcome, type SpinReader, type Tied } from './outcomes.ts';
import type { Window } from './windows.ts';

/** The part of a pack that decides pays of ways. */
export interface WaysRules {
  wild: string;
  /** Units by symbol for a run of three reels and longer ones, for each way. */
  pays: Readonly<Record<string, readonly number[]>>;
}

/** A symbol on adjacent reels from the left; every choice of one of its places on each of them is a way. */
export interface WaysPay extends AnyPay {
  by: 'ways';
  /** How many reels it runs over. */
  count: number;
  ways: number;
}

/** The shortest run that pays. */
export const shortestRun = 3;

/** What each symbol pays in a window, separately (games.md B): the longest run of reels that show it or a wild. */
export function waysPays({ wild, pays }: WaysRules, window: readonly Window[]): WaysPay[] {
  return Object.entries(pays).flatMap(([symbol, wins]): WaysPay[] => {
    const counts = window.map((rows) => rows.filter((each) => each === symbol || each === wild).length);
    const end = counts.indexOf(0);
    const run = end === -1 ? counts.length : end;
    const win = wins[run - shortestRun];
    if (win === undefined) return [];
    const ways = counts.slice(0, run).reduce((product, count) => product * count, 1);
    return [{ type: 'pay', by: 'ways', symbol, count: run, ways, win: win * ways }];
  });
}

/**
 * What ways pay in every position of the reels; `see` says what else counts in a reel's window, and `turned` what the window becomes before
 * it pays. Where `held` is given, only that reel's position at its stop.
 */
export function waysOutcomes(
  { wild, pays }: WaysRules,
  strips: readonly string[],
  rows: number,
  see: (window: Window) => number,
  turned: (window: Window, reel: number) => Window = (window) => window,
  held?: Tied['held'],
): Outcome[] {
  const payOf = (symbol: string, run: number, ways: number) => (pays[symbol]![run - shortestRun] ?? 0) * ways;
  const alive = (text: string) => (text === '' ? [] : text.split(',').map((each) => [each[0]!, Number(each.slice(1))] as const));
  const read = remembering((window: Window, reel: number) => {
    const after = turned(window, reel);
    const counts = Object.keys(pays).map((symbol) => [symbol, after.filter((each) => each === symbol || each === wild).length] as const);
    return { counts: new Map(counts), seen: see(window) };
  });
  const reader: SpinReader = {
    // The symbols whose runs go on, in the order of the pays, each with its ways so far; what has been paid; what has been seen.
    start: ' 0 0',
    from(state, reel) {
      const [running, paid, seenText] = state.split(' ') as [string, string, string];
      const runs = reel === 0 ? Object.keys(pays).map((symbol) => [symbol, 1] as const) : alive(running);
      const [paidBefore, seenBefore] = [Number(paid), Number(seenText)];
      return (shown) => {
        const { counts, seen } = read(shown, reel);
        let pay = paidBefore;
        let after = '';
        for (const [symbol, ways] of runs) {
          const times = counts.get(symbol)!;
          if (times === 0) pay += payOf(symbol, reel, ways);
          else after += `${after === '' ? '' : ','}${symbol}${ways * times}`;
        }
        return `${after} ${pay} ${seenBefore + seen}`;
      };
    },
    end(state) {
      const [running, paid, seen] = state.split(' ') as [string, string, string];
      const pay = alive(running).reduce((sum, [symbol, ways]) => sum + payOf(symbol, strips.length, ways), Number(paid));
      return { pay, seen: Number(seen) };
    },
  };
  return outcomesOf(strips, rows, reader, { held });
}

/** Asks `read` once for each window of a reel. */
function remembering<Read>(read: (window: Window, reel: number) => Read): (window: Window, reel: number) => Read {
  const known = new Map<Window, Read>();
  return (window, reel) => {
    const before = known.get(window);
    if (before !== undefined) return before;
    const now = read(window, reel);
    known.set(window, now);
    return now;
  };
}
