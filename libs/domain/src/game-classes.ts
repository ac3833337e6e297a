import type { GameType } from './game-types.ts';

/** What a game is within its line: a closed list, which vendors' lists are read by and players filter by. */
export const gameClasses = [
  'slot',
  'scratchCard',
  'videoPoker',
  'table',
  'arcade',
  'jackpot',
  'bingo',
  'fishing',
  'lottery',
  'baccarat',
  'sicBo',
  'roulette',
  'dragonTiger',
  'blackjack',
  'threeCardPoker',
  'fanTan',
  'niuNiu',
  'zjh',
] as const;
export type GameClass = (typeof gameClasses)[number];

const liveClasses: ReadonlySet<GameClass> = new Set<GameClass>([
  'baccarat',
  'sicBo',
  'roulette',
  'dragonTiger',
  'blackjack',
  'threeCardPoker',
  'fanTan',
  'niuNiu',
  'zjh',
]);

/** The classes that a game of this line can have: those of live tables for LIVE, the others elsewhere. */
export function classesOfLine(line: GameType): readonly GameClass[] {
  return gameClasses.filter((each) => liveClasses.has(each) === (line === 'LIVE'));
}

/** How widely a game's results spread around its RTP, as its vendor states it. */
export const volatilities = ['low', 'medium', 'high', 'veryHigh'] as const;
export type Volatility = (typeof volatilities)[number];

/** `GAME` opens a game; `VASSALAGE` opens the list of its vendor's games, and a vendor has one such tile at most. */
export const gameKinds = ['GAME', 'VASSALAGE'] as const;
export type GameKind = (typeof gameKinds)[number];
