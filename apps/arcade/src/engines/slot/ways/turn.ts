import type { Window } from '../windows.ts';

/** How far a print turns: its own cell, or its whole reel. */
export const turnReaches = ['cell', 'reel'] as const;
export type TurnReach = (typeof turnReaches)[number];

/** What a reel's window becomes before it pays: prints are wilds then, alone or with their whole reel. */
export function turned(window: Window, { print, wild }: { print: string; wild: string }, reach: TurnReach): Window {
  if (!window.includes(print)) return window;
  return window.map((symbol) => (symbol === print || reach === 'reel' ? wild : symbol));
}
