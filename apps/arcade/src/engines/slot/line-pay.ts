import type { LinePay } from './events.ts';

interface LineRules {
  wild: string;
  scatter: string;
  /** Units by symbol, for the shortest run that pays up to the whole line. */
  pays: Readonly<Record<string, readonly number[]>>;
}

/** The pay of one line, unmultiplied, or undefined: the first symbol that is not wild decides, and the longest run from the left pays. */
export function linePay({ wild, scatter, pays }: LineRules, line: number, symbols: readonly string[]): LinePay | undefined {
  const symbol = symbols.find((each) => each !== wild);
  if (symbol === undefined || symbol === scatter) return undefined;
  const end = symbols.findIndex((each) => each !== symbol && each !== wild);
  const count = end === -1 ? symbols.length : end;
  const own = pays[symbol]!;
  const win = own[count - symbols.length + own.length - 1];
  return win ? { type: 'pay', by: 'line', line, symbol, count, win } : undefined;
}

/** What each line of a window pays, unmultiplied. */
export function linePays(pack: LineRules & { lines: readonly (readonly number[])[] }, window: readonly (readonly string[])[]): LinePay[] {
  return pack.lines.flatMap(
    (rows, line) =>
      linePay(
        pack,
        line,
        rows.map((row, reel) => window[reel]![row]!),
      ) ?? [],
  );
}
