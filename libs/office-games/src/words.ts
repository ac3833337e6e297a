import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { GameClass, GameFeature, Volatility } from '@parlour/domain';

/** The names of the classes of games; lines are `lineTexts` of libs/office-ui. */
export const classWords: Readonly<Record<GameClass, MessageDescriptor>> = {
  slot: msg`Slot`,
  scratchCard: msg`Scratch card`,
  videoPoker: msg`Video poker`,
  table: msg`Table game`,
  arcade: msg`Arcade`,
  instant: msg`Instant game`,
  jackpot: msg`Jackpot`,
  bingo: msg`Bingo`,
  fishing: msg`Fishing`,
  lottery: msg`Lottery`,
  baccarat: msg`Baccarat`,
  sicBo: msg`Sic Bo`,
  roulette: msg`Roulette`,
  dragonTiger: msg`Dragon Tiger`,
  blackjack: msg`Blackjack`,
  threeCardPoker: msg`Three Card Poker`,
  fanTan: msg`Fan-Tan`,
  niuNiu: msg`Niu Niu`,
  zjh: msg`Zha Jin Hua`,
};

export const volatilityWords: Readonly<Record<Volatility, MessageDescriptor>> = {
  low: msg`Low`,
  medium: msg`Medium`,
  high: msg`High`,
  veryHigh: msg`Very high`,
};

export const featureWords: Readonly<Record<GameFeature, MessageDescriptor>> = {
  freeSpins: msg`Free spins`,
  respins: msg`Respins`,
  tumbles: msg`Tumbles`,
  multipliers: msg`Multipliers`,
  expandingSymbols: msg`Expanding symbols`,
  specialWilds: msg`Special wilds`,
  mysterySymbols: msg`Mystery symbols`,
  choices: msg`Choices in a round`,
};
