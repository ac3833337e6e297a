import { openMissionPeriods, type MissionPeriod, type Offer } from '@parlour/domain/rewards';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { missionIn } from '../missions/events.ts';
import { progressIn, type Asked } from '../missions/progress.ts';

/** A period of a mission with the member's progress. */
export interface MissionOfPeriod extends MissionPeriod {
  now: bigint;
}

/** A promotion as far as its missions go. */
interface OfMission {
  id: string;
  offer: Pick<Offer, 'terms' | 'optIn'>;
}

/** What decides about a member's periods: the merchant's day, and when the member joined which promotion. */
interface Known {
  today: string;
  entries: ReadonlyMap<string, readonly { joinedAt: Date | null }[]>;
}

/**
 * What to count for a mission: its periods that can still be worked on or claimed, the current one first. What was done before the
 * promotion began, or before a member joined who had to, does not count.
 */
export function missionAsked({ id, offer }: OfMission, { entries, today }: Known): Asked[] {
  const rule = missionIn(offer);
  if (!rule) return [];
  const joined = offer.optIn ? (entries.get(id) ?? []).find(({ joinedAt }) => joinedAt !== null)?.joinedAt : undefined;
  const since = Math.max(offer.terms.from ?? 0, joined?.getTime() ?? 0);
  return openMissionPeriods(rule.reset, today).map((period) => ({ rule, period, since: since > 0 ? new Date(since) : null }));
}

/** The open periods of missions among promotions, by promotion, with a member's progress. */
export async function missionsIn(
  db: Db,
  merchant: Pick<Merchant, 'code' | 'brand'>,
  memberId: string,
  offered: readonly OfMission[],
  facts: Known,
): Promise<ReadonlyMap<string, readonly MissionOfPeriod[]>> {
  const asked = offered.flatMap((promotion) => missionAsked(promotion, facts).map((each) => ({ ...each, promotion: promotion.id })));
  if (asked.length === 0) return new Map();
  const reached = await progressIn(db, merchant, memberId, asked);
  const periods = asked.map(({ promotion, period }, place) => ({ promotion, period: { ...period, now: reached[place]! } }));
  return new Map([...Map.groupBy(periods, ({ promotion }) => promotion)].map(([id, of]) => [id, of.map(({ period }) => period)]));
}
