import type { LinePay } from './events.ts';

/** Symbols that pay together, in any order, where they fill a whole line. */
export interface Mix {
  /** Its text is `mix.<name>`. */
  name: string;
  /** Their letters. */
  symbols: string;
  /** In units. */
  pays: number;
}

export interface LineRules {
  wild?: string;
  scatter?: string;
  /** Units by symbol, from the shortest run that pays up to the whole line. */
  pays: Readonly<Record<string, readonly number[]>>;
  mixes?: readonly Mix[];
  /** What everything is multiplied by if the whole window shows one symbol. */
  fullWindowTimes?: number;
}

/**
 * The pay of one line, unmultiplied, or undefined: the first symbol that is not wild decides, and the longest run from
 * the left pays. Symbols of a mix pay for whole lines only, together where they are not all the same.
 */
export function linePay({ wild, scatter, pays, mixes = [] }: LineRules, line: number, symbols: readonly string[]): LinePay | undefined {
  const symbol = symbols.find((each) => each !== wild);
  if (symbol === undefined || symbol === scatter) return undefined;
  const end = symbols.findIndex((each) => each !== symbol && each !== wild);
  const count = end === -1 ? symbols.length : end;
  const own = pays[symbol]!;
  const win = own[count - symbols.length + own.length - 1];
  if (win) return { type: 'pay', by: 'line', line, symbol, count, win };
  const mix = mixes.findIndex((each) => symbols.every((shown) => shown === wild || each.symbols.includes(shown)));
  return mix === -1 ? undefined : { type: 'pay', by: 'line', line, symbol, count: symbols.length, win: mixes[mix]!.pays, mix };
}

/** What each line of a window pays, multiplied for a full window only. */
export function linePays(pack: LineRules & { lines: readonly (readonly number[])[] }, window: readonly (readonly string[])[]): LinePay[] {
  const times = isFull(window) ? (pack.fullWindowTimes ?? 1) : 1;
  return pack.lines.flatMap((rows, line) => {
    const pay = linePay(
      pack,
      line,
      rows.map((row, reel) => window[reel]![row]!),
    );
    return pay ? { ...pay, win: pay.win * times } : [];
  });
}

/** Whether a window shows only one symbol. */
export function isFull(window: readonly (readonly string[])[]): boolean {
  return window.every((rows) => rows.every((symbol) => symbol === window[0]![0]));
}
