import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameFeature, Volatility } from '@parlour/domain';

/** How widely a game's results spread, as lists and tiles name it. */
export const volatilityWords: Readonly<Record<Volatility, MessageDescriptor>> = {
  low: msg({ message: 'Low', comment: 'Volatility of a game' }),
  medium: msg({ message: 'Medium', comment: 'Volatility of a game' }),
  high: msg({ message: 'High', comment: 'Volatility of a game' }),
  veryHigh: msg({ message: 'Very high', comment: 'Volatility of a game' }),
};

/** What games have beside plain rounds. */
export const featureWords: Readonly<Record<GameFeature, MessageDescriptor>> = {
  freeSpins: msg`Free spins`,
  respins: msg`Respins`,
  tumbles: msg({ message: 'Tumbles', comment: 'Feature of slots: winning symbols vanish and others fall into their places' }),
  multipliers: msg`Multipliers`,
  expandingSymbols: msg`Expanding symbols`,
  specialWilds: msg({ message: 'Special wilds', comment: 'Feature of slots: wild symbols that grow, walk or fill a reel' }),
  mysterySymbols: msg`Mystery symbols`,
  choices: msg({ message: 'Your choices', comment: 'Feature of games in which the player decides within a round' }),
};
