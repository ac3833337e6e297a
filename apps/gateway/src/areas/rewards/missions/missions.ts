import { fromDecimal, money, toDecimal, toWire, type Currency } from '@parlour/domain';
import { openMissionPeriods, type Mission, type MissionPeriod } from '@parlour/domain/rewards';
import type { components } from '@parlour/api/contract';
import { askedLanguage, textIn } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { claimsOf, give } from '../loyalty/claims.ts';
import { merchantDay, startOfMerchantDay } from '../loyalty/days.ts';
import { claimAlone, refuseExcluded } from '../loyalty/pay-reward.ts';
import { termsOf, type LoyaltyTerms } from '../loyalty/terms.ts';
import { progressIn } from './progress.ts';

type Schemas = components['schemas'];
type StoredMission = LoyaltyTerms['missions']['missions'][number];
type Who = Pick<Merchant, 'code' | 'brand' | 'currency'>;

/** A mission in one of its periods, with the member's progress. */
export interface MissionStanding {
  mission: StoredMission;
  rule: Mission;
  /** The first day of the period, or `once`. */
  period: string;
  /** The first day after the period; null if it never resets. */
  resetDay: string | null;
  now: bigint;
  claimed: boolean;
}

/**
 * The missions that a member can still work on or claim: today's, and those of periods that ended less than seven days ago. Each uses the
 * version in force when its period began, and its progress is computed from stored events (R40).
 */
export async function missionsOf(db: Db, merchant: Who, memberId: string, at: Date): Promise<MissionStanding[]> {
  const today = merchantDay(merchant, at);
  const claims = await claimsOf(db, memberId, 'mission');
  const periods: (MissionPeriod & { missions: readonly StoredMission[] })[] = [];
  const never = (await termsOf(db, merchant.code, 'missions'))?.terms.missions.filter(({ reset }) => reset === 'never') ?? [];
  if (never.length > 0) periods.push({ start: 'once', end: null, missions: never });
  for (const reset of ['daily', 'weekly', 'monthly'] as const)
    for (const { start, end } of openMissionPeriods(reset, today)) {
      const found = await termsOf(db, merchant.code, 'missions', startOfMerchantDay(merchant, start));
      const missions = found?.terms.missions.filter((mission) => mission.reset === reset) ?? [];
      if (missions.length > 0) periods.push({ start, end, missions });
    }
  const asked = periods.flatMap(({ start, end, missions }) =>
    missions.map((mission) => ({ mission, rule: ruleOf(mission, merchant.currency), period: { start, end }, since: null })),
  );
  if (asked.length === 0) return [];
  const reached = await progressIn(db, merchant, memberId, asked);
  return asked.map(({ mission, rule, period }, place) => ({
    mission,
    rule,
    period: period.start,
    resetDay: period.end,
    now: reached[place]!,
    claimed: claims.has(`${mission.code} ${period.start}`),
  }));
}

/** The missions that a member sees: today's, and older ones only while something can be claimed. */
export async function missionSummary(context: Context, language: string | undefined): Promise<Schemas['MissionSummary']> {
  const { db, merchant, clock } = context;
  const today = merchantDay(merchant, clock.now());
  const standings = await missionsOf(db, merchant, sessionOf(context).memberId, clock.now());
  const read = askedLanguage(merchant, language);
  const list = standings
    .filter(({ resetDay, rule, now, claimed }) => resetDay === null || resetDay > today || (now >= rule.target && !claimed))
    .map(({ mission, rule, period, resetDay, now, claimed }): Schemas['MissionRow'] => ({
      code: mission.code,
      period,
      title: textIn(mission.title, read, merchant),
      measure: mission.measure,
      reset: mission.reset,
      now: shown(rule, now, merchant.currency),
      target: shown(rule, rule.target, merchant.currency),
      percent: Number((now * 100n) / rule.target),
      ...(resetDay !== null && { resetAt: startOfMerchantDay(merchant, resetDay).toISOString() }),
      reward: {
        ...(mission.reward.amount !== undefined && { amount: toWire(fromDecimal(mission.reward.amount, merchant.currency)) }),
        ...(mission.reward.points !== undefined && { points: mission.reward.points }),
      },
      status: claimed ? 'claimed' : now >= rule.target ? 'claim' : 'joined',
    }));
  return { list, claimable: list.filter(({ status }) => status === 'claim').length };
}

/**
 * Pays the reward of a completed mission. Throws `not_found` for one that is not open, `not_eligible`, `already_claimed` and
 * `budget_spent`.
 */
export function claimMission(context: Context, { code, period }: { code: string; period: string }): Promise<Schemas['LoyaltyGift']> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    await claimAlone(trx, memberId);
    await refuseExcluded(trx, merchant, memberId, now);
    const standing = (await missionsOf(trx, merchant, memberId, now)).find((each) => each.mission.code === code && each.period === period);
    if (!standing) throw new Refusal('not_found');
    if (standing.claimed) throw new Refusal('already_claimed');
    if (standing.now < standing.rule.target) throw new Refusal('not_eligible');
    const { amount, points = 0 } = standing.mission.reward;
    const who = { merchant: merchant.code, memberId, currency: merchant.currency };
    const minor = amount === undefined ? 0n : fromDecimal(amount, merchant.currency).minor;
    return give(trx, { ...who, kind: 'mission', subject: code, period, budget: 'missions', amount: minor, points }, now);
  });
}

/** A mission in the form that the rules take. */
export function ruleOf({ event, filter, measure, target, reset }: StoredMission, currency: Currency): Mission {
  const { leastStake, ...rest } = filter;
  return {
    event,
    filter: { ...rest, ...(leastStake !== undefined && { leastStake: fromDecimal(leastStake, currency).minor }) },
    measure,
    target: targetOf(measure, target, currency),
    reset,
  };
}

function targetOf(measure: StoredMission['measure'], target: string, currency: Currency): bigint {
  if (measure === 'validStake') return fromDecimal(target, currency).minor;
  // Multiples are in hundredths.
  return measure === 'bestMultiple' ? BigInt(Math.round(Number(target) * 100)) : BigInt(target);
}

/** A figure of a mission as pages read it: an amount, a multiple or a count, by its measure. */
export function shown({ measure }: Mission, value: bigint, currency: Currency): string {
  if (measure === 'validStake') return toDecimal(money(value, currency));
  return measure === 'bestMultiple' ? (Number(value) / 100).toString() : value.toString();
}
