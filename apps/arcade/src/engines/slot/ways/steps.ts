import type { Draw } from '../../../game.ts';
import type { SpinKind } from '../events.ts';
import { drawSymbol } from '../weights.ts';
import type { Window } from '../windows.ts';
import type { WaysChange } from './events.ts';
import type { TurnReach, WaysPack } from './pack.ts';

/** What a spin draws besides its stops. */
export interface Chosen {
  /** What mystery symbols turn into. */
  mystery?: string;
  /** The row in which wilds cross each reel but the first. */
  path?: readonly number[];
}

/** One way in which a window changes before it pays, reel by reel. */
interface Step {
  turn(window: Window, reel: number): Window;
  event(cells: WaysChange['cells']): WaysChange;
}

/** Draws what the window needs: a symbol where a mystery is in sight, and in free spins whether and where wilds cross. */
export function choose({ mystery, crossing }: WaysPack, kind: SpinKind, window: readonly Window[], draw: Draw): Chosen {
  const chosen: Chosen = {};
  if (mystery && window.some((rows) => rows.includes(mystery.symbol))) chosen.mystery = drawSymbol(mystery.weights, draw);
  if (crossing && kind === 'free' && draw(crossing.oneIn) === 0) chosen.path = crossing.paths[draw(crossing.paths.length)]!;
  return chosen;
}

/** Everything that a spin may draw besides its stops; `times` weighs each against the others. */
export function choicesOf({ mystery, crossing }: WaysPack, kind: SpinKind): { chosen: Chosen; times: number }[] {
  const symbols = mystery ? Object.entries(mystery.weights).map(([symbol, times]) => ({ chosen: { mystery: symbol }, times })) : [single];
  if (!crossing || kind === 'paid') return symbols;
  const { oneIn, paths } = crossing;
  const crossings = [
    ...paths.map((path) => ({ chosen: { path }, times: 1 })),
    ...(oneIn > 1 ? [{ chosen: {}, times: (oneIn - 1) * paths.length }] : []),
  ];
  return symbols.flatMap((one) =>
    crossings.map((other) => ({ chosen: { ...one.chosen, ...other.chosen }, times: one.times * other.times })),
  );
}
const single: { chosen: Chosen; times: number } = { chosen: {}, times: 1 };

/** How windows that drew `chosen` change: mysteries first, then prints, then wilds that cross. */
export function stepsOf({ mystery, print, turns, wild }: WaysPack, kind: SpinKind, chosen: Chosen): Step[] {
  const steps: Step[] = [];
  const { mystery: symbol, path } = chosen;
  if (mystery && symbol !== undefined)
    steps.push({
      turn: (window) => window.map((each) => (each === mystery.symbol ? symbol : each)),
      event: (cells) => ({ type: 'feature', feature: 'mystery', symbol, cells }),
    });
  if (print !== undefined && turns)
    steps.push({
      turn: (window) => turned(window, { print, wild }, turns[kind]),
      event: (cells) => ({ type: 'feature', feature: 'turn', cells }),
    });
  if (path)
    steps.push({
      turn: (window, reel) => (reel === 0 ? window : window.with(path[reel - 1]!, wild)),
      event: (cells) => ({ type: 'feature', feature: 'crossing', cells }),
    });
  return steps;
}

/** What a reel's window becomes before it pays: prints are wilds then, alone or with their whole reel. */
function turned(window: Window, { print, wild }: { print: string; wild: string }, reach: TurnReach): Window {
  if (!window.includes(print)) return window;
  return window.map((symbol) => (symbol === print || reach === 'reel' ? wild : symbol));
}
