import type { GameType } from './game-types.ts';

const liveClasses = ['baccarat', 'sicBo', 'roulette', 'dragonTiger', 'blackjack', 'threeCardPoker', 'fanTan', 'niuNiu', 'zjh'] as const;
const otherClasses = ['slot', 'scratchCard', 'videoPoker', 'table', 'arcade', 'instant', 'jackpot', 'bingo', 'fishing', 'lottery'] as const;

/** What a game is within its line: a closed list, used to read vendors' lists and to filter. */
export const gameClasses = [...otherClasses, ...liveClasses] as const;
export type GameClass = (typeof gameClasses)[number];

/** The classes that a game of this line can have: those of live tables for LIVE, the others elsewhere. */
export function classesOfLine(line: GameType): readonly GameClass[] {
  return line === 'LIVE' ? liveClasses : otherClasses;
}

/** How widely a game's results spread around its RTP, as its vendor states it. */
export const volatilities = ['low', 'medium', 'high', 'veryHigh'] as const;
export type Volatility = (typeof volatilities)[number];

/** What a game has besides its plain rounds: a closed list that players can filter by. */
export const gameFeatures = [
  'freeSpins',
  'respins',
  'tumbles',
  'multipliers',
  'expandingSymbols',
  'specialWilds',
  'mysterySymbols',
  'choices',
] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** `GAME` opens a game; `VASSALAGE` opens the list of its vendor's games, and a vendor has at most one such tile. */
const gameKinds = ['GAME', 'VASSALAGE'] as const;
export type GameKind = (typeof gameKinds)[number];
