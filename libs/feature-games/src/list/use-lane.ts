import { useApi, useLanguage, vendorsQuery, type Schema } from '@parlour/api';
import type { GameType } from '@parlour/domain';
import { useSuspenseQuery } from '@tanstack/react-query';

type Lane = Schema<'VendorData'>['lanes'][number];

/** A category's vendors and classes, and its other filters; all empty if it has no games. */
export function useLane(gameType: GameType): Omit<Lane, 'gameType' | 'title'> {
  const { data: lanes } = useSuspenseQuery(vendorsQuery(useApi(), useLanguage()));
  return lanes.find((lane) => lane.gameType === gameType) ?? noGames;
}

const noGames = { cards: [], gameClassify: [], volatilities: [], features: [] };
