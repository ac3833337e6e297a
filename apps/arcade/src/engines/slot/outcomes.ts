import { windowAt, windowsOf, type Window } from './windows.ts';

/** Positions of the reels that come to the same. */
export interface Outcome {
  /** In units. */
  pay: number;
  /** What else the spin shows that decides how the round goes on, such as the number of scatters. */
  seen: number;
  /** How many positions give this. */
  positions: number;
}

/** Reads a spin reel by reel. A state is whatever the reels so far leave to know, as a text: equal texts go on equally. */
export interface SpinReader {
  start: string;
  /** The state after one more reel; `from` is called once for many windows. */
  from(state: string, reel: number): (window: Window) => string;
  end(state: string): Pick<Outcome, 'pay' | 'seen'>;
}

/** A reel that does not stop by itself. */
export interface Tied {
  /** It shows what the one before it shows. */
  twin?: number | undefined;
  /** It stands where it stood. */
  held?: { reel: number; stop: number } | undefined;
}

/**
 * Every position of the reels, exactly: positions whose first reels leave the same state are counted together, so that
 * 88 million of them take seconds. The counts add up to the product of the strips' lengths, without that of a reel that is tied.
 */
export function outcomesOf(strips: readonly string[], rows: number, reader: SpinReader, { twin, held }: Tied = {}): Outcome[] {
  let states = new Map([[reader.start, 1]]);
  strips.forEach((strip, reel) => {
    if (reel === twin) return;
    const shown = reel === held?.reel ? [windowAt(strip, held.stop, rows)] : windowsOf(strip, rows);
    const windows = [...Map.groupBy(shown, (window) => window.join(''))].map(
      ([, [window, ...same]]) => [window!, same.length + 1] as const,
    );
    const next = new Map<string, number>();
    for (const [state, positions] of states) {
      const read = reader.from(state, reel);
      for (const [window, times] of windows) {
        const first = read(window);
        const after = reel + 1 === twin ? reader.from(first, twin)(window) : first;
        next.set(after, (next.get(after) ?? 0) + positions * times);
      }
    }
    states = next;
  });
  const outcomes = new Map<string, Outcome>();
  for (const [state, positions] of states) {
    const { pay, seen } = reader.end(state);
    const known = outcomes.get(`${pay} ${seen}`);
    if (known) known.positions += positions;
    else outcomes.set(`${pay} ${seen}`, { pay, seen, positions });
  }
  return [...outcomes.values()];
}

/** The number of positions. */
export function positionsOf(strips: readonly string[]): number {
  return strips.reduce((all, strip) => all * strip.length, 1);
}
