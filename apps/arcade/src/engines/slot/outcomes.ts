import { windowAt, windowsOf, type Window } from './windows.ts';

/** Positions of the reels with the same result. */
export interface Outcome {
  /** In units. */
  pay: number;
  /** What else the spin shows that decides how the round goes on, such as the number of scatters. */
  seen: number;
  /** How many positions give this. */
  positions: number;
}

/** Reads a spin reel by reel. A state is everything that matters of the reels so far, as a text: equal texts continue alike. */
export interface SpinReader {
  start: string;
  /** The state after one more reel; `from` is called once for many windows. */
  from(state: string, reel: number): (window: Window) => string;
  end(state: string): Pick<Outcome, 'pay' | 'seen'>;
  /** The same as `end` after one more reel, the last, for readers that can tell without building a state. */
  last?(state: string): (window: Window) => Pick<Outcome, 'pay' | 'seen'>;
}

/** A reel that does not stop by itself. */
export interface Tied {
  /** It shows what the one before it shows. */
  twin?: number | undefined;
  /** It stays where it was. */
  held?: { reel: number; stop: number } | undefined;
}

/**
 * Every position of the reels, exactly: positions whose first reels leave the same state are counted together, so that 88 million of them
 * take seconds. The counts add up to the product of the strips' lengths, leaving out a tied reel.
 */
export function outcomesOf(strips: readonly string[], rows: number, reader: SpinReader, { twin, held }: Tied = {}): Outcome[] {
  const tally = new Tally();
  const end = strips.length - 1;
  const { last } = twin === end ? {} : reader;
  const windowsAt = (reel: number) =>
    counted(reel === held?.reel ? [windowAt(strips[reel]!, held.stop, rows)] : windowsOf(strips[reel]!, rows));
  let states = new Map([[reader.start, 1]]);
  strips.forEach((_, reel) => {
    if (reel === twin || (last && reel === end)) return;
    const windows = windowsAt(reel);
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
  const windows = last ? windowsAt(end) : [];
  for (const [state, positions] of states) {
    const read = last?.(state);
    if (read) for (const [window, times] of windows) tally.add(read(window), positions * times);
    else tally.add(reader.end(state), positions);
  }
  return tally.outcomes;
}

/** Each distinct window once, with how often it occurs. */
function counted(windows: readonly Window[]): [window: Window, times: number][] {
  const alike = Map.groupBy(windows, (window) => window.join(''));
  return [...alike.values()].map((same) => [same[0]!, same.length]);
}

/** Adds up positions with the same result. */
class Tally {
  readonly #known = new Map<number, Map<number, Outcome>>();

  add({ pay, seen }: Pick<Outcome, 'pay' | 'seen'>, positions: number): void {
    let ofPay = this.#known.get(pay);
    if (!ofPay) this.#known.set(pay, (ofPay = new Map()));
    const known = ofPay.get(seen);
    if (known) known.positions += positions;
    else ofPay.set(seen, { pay, seen, positions });
  }

  get outcomes(): Outcome[] {
    return [...this.#known.values()].flatMap((ofPay) => [...ofPay.values()]);
  }
}

/** The number of positions. */
export function positionsOf(strips: readonly string[]): number {
  return strips.reduce((all, strip) => all * strip.length, 1);
}
