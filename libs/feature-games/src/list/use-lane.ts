import { useApi, useLanguage, vendorsQuery, type Schema } from '@parlour/api';
import type { GameType } from '@parlour/domain';
import { useSuspenseQuery } from '@tanstack/react-query';

type Lane = Schema<'VendorData'>['lanes'][number];

/** The vendors and the classes of a category; both empty where it has no games. */
export function useLane(gameType: GameType): Pick<Lane, 'cards' | 'gameClassify'> {
  const { data: lanes } = useSuspenseQuery(vendorsQuery(useApi(), useLanguage()));
  return lanes.find((lane) => lane.gameType === gameType) ?? { cards: [], gameClassify: [] };
}
