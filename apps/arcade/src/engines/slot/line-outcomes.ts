import { outcomesOf, type Outcome, type SpinReader } from './outcomes.ts';
import type { Window } from './windows.ts';

/** What decides the pays of lines. */
export interface LinePays {
  grid: { rows: number };
  /** The row that each line takes on each reel. */
  lines: readonly (readonly number[])[];
  wild: string;
  scatter: string;
  /** Units by symbol, for the shortest run that pays up to the whole line. */
  pays: Readonly<Record<string, readonly number[]>>;
}

const dead = '.';
const allWild = '*';

/**
 * What the lines pay in every position of the reels. `see` says what of a reel's window counts besides, such as its
 * scatters: `seen` is the sum over the reels. Lines of `mute` pay nothing.
 */
export function lineOutcomes(
  { grid, lines, wild, scatter, pays }: LinePays,
  strips: readonly string[],
  see: (window: Window) => number,
  mute?: string,
): Outcome[] {
  const payOf = (symbol: string, count: number) => {
    const own = symbol === mute ? [] : (pays[symbol] ?? []);
    return own[count - strips.length + own.length - 1] ?? 0;
  };
  // A line that starts with what pays nowhere is dead at once.
  const opens = (symbol: string) => symbol in pays && symbol !== mute;
  const reader: SpinReader = {
    start: `${allWild.repeat(lines.length)} 0 0`,
    from(state, reel) {
      const [open, payText, seenText] = state.split(' ') as [string, string, string];
      const [payBefore, seenBefore] = [Number(payText), Number(seenText)];
      return (window) => {
        let pay = payBefore;
        let after = '';
        for (let line = 0; line < lines.length; line += 1) {
          const symbol = open[line]!;
          const shown = window[lines[line]![reel]!]!;
          if (symbol === dead || shown === wild || shown === symbol) after += symbol;
          else if (symbol === allWild) after += shown !== scatter && opens(shown) ? shown : dead;
          else {
            pay += payOf(symbol, reel);
            after += dead;
          }
        }
        return `${after} ${pay} ${seenBefore + see(window)}`;
      };
    },
    end(state) {
      const [open, pay, seen] = state.split(' ') as [string, string, string];
      return { pay: [...open].reduce((sum, symbol) => sum + payOf(symbol, strips.length), Number(pay)), seen: Number(seen) };
    },
  };
  return outcomesOf(strips, grid.rows, reader);
}
