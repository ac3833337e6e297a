import { useApi, useLanguage, vendorsQuery, type Schema } from '@parlour/api';
import type { GameType } from '@parlour/domain';
import { useSuspenseQuery } from '@tanstack/react-query';

type Lane = Schema<'VendorData'>['lanes'][number];

/** The vendors and the classes of a category, and what else its games can be narrowed by; all empty where it has no games. */
export function useLane(gameType: GameType): Omit<Lane, 'gameType' | 'title'> {
  const { data: lanes } = useSuspenseQuery(vendorsQuery(useApi(), useLanguage()));
  return lanes.find((lane) => lane.gameType === gameType) ?? noGames;
}

const noGames = { cards: [], gameClassify: [], volatilities: [], features: [] };
