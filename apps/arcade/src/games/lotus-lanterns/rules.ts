import { draw, type ByteSource } from '../../fairness/draw.ts';
import { freeSpinLimit, freeSpinMultiplier, lanternPays, lineCount, linePays, lines, rowCount } from './paytable.ts';
import type { PayingSymbol } from './paytable.ts';
import { freeStrips, paidStrips, type StripSet } from './strips.ts';
import { scatter, wild, type SymbolName } from './symbols.ts';

export interface LineWin {
  /** Index into `lines`. */
  line: number;
  symbol: PayingSymbol;
  count: 3 | 4 | 5;
  /** In line bets, before the multiplier of free spins. */
  pay: number;
}

export interface SpinResult {
  /** Where each reel stands: the strip's index of the top row. */
  stops: number[];
  /** What is seen, by reel, from the top. */
  window: SymbolName[][];
  lineWins: LineWin[];
  lanterns: number;
  /** In line bets, before the multiplier. */
  lanternPay: number;
  multiplier: number;
  /** Free spins that this spin adds, after the limit of the round. */
  freeSpinsWon: number;
  /** All pays of this spin in line bets, multiplied. */
  win: number;
}

export interface RoundResult {
  paid: SpinResult;
  free: SpinResult[];
  /** In line bets. The round's stake is `lineCount` line bets. */
  win: number;
}

/** A whole round, free spins included, from nothing but the bytes (security G02, G03: paid and play money alike). */
export function playRound(nextByte: ByteSource): RoundResult {
  const paid = playSpin(nextByte, 'paid', freeSpinLimit);
  const free: SpinResult[] = [];
  let won = paid.freeSpinsWon;
  while (free.length < won) {
    const spin = playSpin(nextByte, 'free', freeSpinLimit - won);
    won += spin.freeSpinsWon;
    free.push(spin);
  }
  return { paid, free, win: free.reduce((sum, spin) => sum + spin.win, paid.win) };
}

function playSpin(nextByte: ByteSource, kind: 'paid' | 'free', freeSpinsLeft: number): SpinResult {
  const strips = stripsOf(kind);
  const stops = strips.map((strip) => draw(nextByte, strip.length));
  return resultOf(kind, stops, freeSpinsLeft);
}

export function stripsOf(kind: 'paid' | 'free'): StripSet {
  return kind === 'paid' ? paidStrips : freeStrips;
}

/** What a spin pays when the reels stand at `stops`; `freeSpinsLeft` is how many free spins the round may still add. */
export function resultOf(kind: 'paid' | 'free', stops: number[], freeSpinsLeft: number = freeSpinLimit): SpinResult {
  const strips = stripsOf(kind);
  return evaluate(windowAt(strips, stops), stops, kind === 'free' ? freeSpinMultiplier : 1, freeSpinsLeft);
}

function windowAt(strips: StripSet, stops: readonly number[]): SymbolName[][] {
  return strips.map((strip, reel) => Array.from({ length: rowCount }, (_, row) => strip[(stops[reel]! + row) % strip.length]!));
}

/** What `window` pays; `stops` is carried along for the show. */
export function evaluate(window: SymbolName[][], stops: number[], multiplier: number, freeSpinsLeft: number): SpinResult {
  const lineWins = lines.flatMap(
    (rows, line) =>
      lineWin(
        line,
        rows.map((row, reel) => window[reel]![row]!),
      ) ?? [],
  );
  const lanterns = window.flat().filter((symbol) => symbol === scatter).length;
  const lantern = lanterns >= 3 ? lanternPays[Math.min(lanterns, 5) as 3 | 4 | 5] : undefined;
  const lanternPay = (lantern?.timesTotalBet ?? 0) * lineCount;
  const pay = lineWins.reduce((sum, win) => sum + win.pay, lanternPay);
  const freeSpinsWon = Math.min(lantern?.freeSpins ?? 0, freeSpinsLeft);
  return { stops, window, lineWins, lanterns, lanternPay, multiplier, freeSpinsWon, win: pay * multiplier };
}

/** The win of one line from the left, or undefined: the first picture that is not a lotus decides, and the longest run pays. */
export function lineWin(line: number, symbols: readonly SymbolName[]): LineWin | undefined {
  const symbol = symbols.find((each) => each !== wild);
  if (symbol === undefined || symbol === scatter) return undefined;
  const end = symbols.findIndex((each) => each !== symbol && each !== wild);
  const count = end === -1 ? symbols.length : end;
  if (count !== 3 && count !== 4 && count !== 5) return undefined;
  return { line, symbol, count, pay: linePays[symbol][count - 3]! };
}
