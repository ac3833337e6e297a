import { useSearch } from '@tanstack/react-router';
import { isVendor, type Query } from './search.ts';

/** The game shown by the page /seamless. */
export interface SeamlessSearch {
  vassalage?: string | undefined;
  gameCode?: string | undefined;
  /** For play money. */
  trial?: true | undefined;
}

export function seamlessSearch({ vassalage, gameCode, trial }: Query): SeamlessSearch {
  // Whether the game exists is for the gateway to say.
  return {
    ...(isVendor(vassalage) && { vassalage }),
    ...(typeof gameCode === 'string' && { gameCode }),
    ...(trial === true && { trial }),
  };
}

/** Which game the page /seamless shows; only below its route. */
export function useSeamlessRoute(): SeamlessSearch {
  return seamlessSearch(useSearch({ strict: false }));
}
