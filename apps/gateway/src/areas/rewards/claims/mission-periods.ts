import { missionProgress, openMissionPeriods, type MissionPeriod, type Offer } from '@parlour/domain/rewards';
import { missionIn, namedFor } from '../missions/events.ts';
import type { Facts } from './facts.ts';

/** A period of a mission with the member's progress. */
export interface MissionOfPeriod extends MissionPeriod {
  now: bigint;
}

/** A promotion as far as its missions go. */
interface OfMission {
  id: string;
  offer: Pick<Offer, 'terms' | 'optIn'>;
}

/**
 * The periods of a mission that can still be worked on or claimed, the current one first. What was done before the promotion began, or
 * before a member joined who had to, does not count.
 */
export function missionPeriods(
  { id, offer }: OfMission,
  { did, entries, today }: Pick<Facts, 'did' | 'entries' | 'today'>,
): MissionOfPeriod[] {
  const mission = missionIn(offer);
  if (!mission) return [];
  const joined = offer.optIn ? (entries.get(id) ?? []).find(({ joinedAt }) => joinedAt !== null)?.joinedAt : undefined;
  const since = Math.max(offer.terms.from ?? 0, joined?.getTime() ?? 0);
  const counted = namedFor(
    mission,
    did.filter(({ at }) => at.getTime() >= since),
  );
  return openMissionPeriods(mission.reset, today).map((period) => ({ ...period, now: missionProgress(mission, counted, period.start) }));
}
