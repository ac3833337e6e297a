import type { LineRules } from './line-pay.ts';
import { outcomesOf, type Outcome, type SpinReader } from './outcomes.ts';
import type { Window } from './windows.ts';

/** What decides the pays of lines. */
export interface LinePays extends LineRules {
  grid: { rows: number };
  /** The row that each line takes on each reel. */
  lines: readonly (readonly number[])[];
}

/** How the reels of a spin come to rest, and what counts. */
export interface Reading {
  /** What else counts in a reel's window, such as its scatters: `seen` is the sum over the reels. */
  see: (window: Window) => number;
  /** Lines of this symbol pay nothing. */
  mute?: string;
  /** This reel shows what the reel before it shows. */
  twin?: number;
}

const dead = '.';
const allWild = '*';

/** What the lines pay in every position of the reels. */
export function lineOutcomes(rules: LinePays, strips: readonly string[], { see, mute, twin }: Reading): Outcome[] {
  const { grid, lines, wild, scatter, pays, mixes = [], fullWindowTimes = 1 } = rules;
  const payOf = (state: string, count: number) => {
    // The state of a line with a mix under way is the number of the mix.
    const mix = mixes[Number(state)];
    if (mix) return count === strips.length ? mix.pays : 0;
    const own = state === mute ? [] : (pays[state] ?? []);
    return own[count - strips.length + own.length - 1] ?? 0;
  };
  const mixOf = (open: string, shown: string) =>
    mixes.findIndex((mix, index) => (open === String(index) || mix.symbols.includes(open)) && mix.symbols.includes(shown));
  // A line that starts with a symbol that never pays is dead at once.
  const opens = (symbol: string) => symbol in pays && symbol !== mute;
  const follow = (symbol: string, shown: string) => {
    if (symbol === dead || shown === wild || shown === symbol) return symbol;
    if (symbol === allWild) return shown !== scatter && opens(shown) ? shown : dead;
    const mix = mixOf(symbol, shown);
    return mix === -1 ? dead : String(mix);
  };
  const oneSymbol = (window: Window) => (fullWindowTimes > 1 && window.every((symbol) => symbol === window[0]) ? window[0]! : dead);
  const reader: SpinReader = {
    // The symbol that each line may continue with; what was paid; what was seen; the only symbol shown so far.
    start: `${allWild.repeat(lines.length)} 0 0 ${allWild}`,
    from(state, reel) {
      const [open, payText, seenText, only] = state.split(' ') as [string, string, string, string];
      const [payBefore, seenBefore] = [Number(payText), Number(seenText)];
      return (window) => {
        let pay = payBefore;
        let after = '';
        for (let line = 0; line < lines.length; line += 1) {
          const symbol = open[line]!;
          const next = follow(symbol, window[lines[line]![reel]!]!);
          if (next === dead && symbol !== dead && symbol !== allWild) pay += payOf(symbol, reel);
          after += next;
        }
        const one = oneSymbol(window);
        return `${after} ${pay} ${seenBefore + see(window)} ${only === allWild || only === one ? one : dead}`;
      };
    },
    end(state) {
      const [open, paid, seen, only] = state.split(' ') as [string, string, string, string];
      const pay = [...open].reduce((sum, symbol) => sum + payOf(symbol, strips.length), Number(paid));
      return { pay: pay * (only === dead ? 1 : fullWindowTimes), seen: Number(seen) };
    },
    last(state) {
      const [open, paid, seen, only] = state.split(' ') as [string, string, string, string];
      const reel = strips.length - 1;
      // Most lines have ended by then.
      const going = lines.flatMap((rows, line) =>
        open[line] === dead ? [] : [{ symbol: open[line]!, row: rows[reel]!, ended: payOf(open[line]!, reel) }],
      );
      return (window) => {
        let pay = Number(paid);
        for (const { symbol, row, ended } of going) {
          const next = follow(symbol, window[row]!);
          pay += next === dead ? ended : payOf(next, strips.length);
        }
        const full = only !== dead && only === oneSymbol(window);
        return { pay: full ? pay * fullWindowTimes : pay, seen: Number(seen) + see(window) };
      };
    },
  };
  return outcomesOf(strips, grid.rows, reader, { twin });
}
