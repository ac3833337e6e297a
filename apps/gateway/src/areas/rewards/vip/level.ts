import { fromDecimal, type Currency } from '@parlour/domain';
import { parsePercent, standingIn, type LevelStanding, type VipLevel } from '@parlour/domain/rewards';
import type { Selectable } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { merchantDay } from '../loyalty/days.ts';
import { termsOf, type LoyaltyTerms, type StoredWithdrawals } from '../loyalty/terms.ts';
import type { VipStandingTable } from './tables.ts';

type Who = Pick<Merchant, 'code' | 'brand' | 'flags' | 'currency'>;
export type StoredLevel = LoyaltyTerms['vip']['levels'][number];

export interface Levels {
  readonly stored: readonly StoredLevel[];
  readonly rules: VipLevel[];
  /** What withdrawals of members without a level cost. */
  readonly withdrawals?: StoredWithdrawals | undefined;
}

/** A merchant's levels, lowest first: as operators set them, and in the form that the rules take. */
export async function levelsOf(db: Db, { code, currency }: Pick<Merchant, 'code' | 'currency'>): Promise<Levels> {
  const { levels: stored, withdrawals } = (await termsOf(db, code, 'vip'))?.terms ?? { levels: [] };
  return { stored, rules: stored.map((level) => ruleOf(level, currency)), withdrawals };
}

/** A member's current standing, which accounts for months that have ended since it was stored (rewards.md 8). */
export async function standingOf(db: Db, merchant: Who, memberId: string, now: Date, levels: readonly VipLevel[]): Promise<LevelStanding> {
  const month = merchantDay(merchant, now).slice(0, 7);
  return standingIn(levels, await storedStanding(db, memberId, month), month);
}

/** The whole of a percentage. */
const usualFactor = 1_000_000n;

/** By how much a member's level changes the points that stakes earn, in ten-thousandths of a percent. */
export async function pointsFactorOf(db: Db, memberId: string, month: string, { stored, rules }: Levels): Promise<bigint> {
  if (stored.every(({ pointsFactor }) => pointsFactor === undefined)) return usualFactor;
  const { rank } = standingIn(rules, await storedStanding(db, memberId, month), month);
  return parsePercent(stored[rank - 1]?.pointsFactor ?? '100') ?? usualFactor;
}

/** A member's level; 0 if they have none or the merchant has no levels. Mall and rebates use it. */
export async function levelOf(db: Db, merchant: Who, memberId: string, now: Date): Promise<number> {
  if (!merchant.flags.vip) return 0;
  const { stored, rules } = await levelsOf(db, merchant);
  const { rank } = await standingOf(db, merchant, memberId, now, rules);
  return rank === 0 ? 0 : stored[rank - 1]!.level;
}

/** The levels of several members of one merchant, as `levelOf`; null for a merchant without levels. */
export async function levelsOfMembers(
  db: Db,
  merchant: Who,
  members: readonly string[],
  now: Date,
): Promise<((member: string) => number) | null> {
  if (!merchant.flags.vip) return null;
  const { stored, rules } = await levelsOf(db, merchant);
  if (stored.length === 0) return null;
  const month = merchantDay(merchant, now).slice(0, 7);
  const rows = members.length === 0 ? [] : await db.selectFrom('vip_standing').selectAll().where('member_id', 'in', members).execute();
  const standings = new Map(rows.map((row) => [row.member_id, standingFrom(row)]));
  return (member) => {
    const { rank } = standingIn(rules, standings.get(member) ?? none(month), month);
    return rank === 0 ? 0 : stored[rank - 1]!.level;
  };
}

/** Every level that a member has ever reached, lowest first, and since when. */
export async function reachedBy(db: Db, merchant: Who, memberId: string, now: Date): Promise<{ level: number; at: Date | null }[]> {
  if (!merchant.flags.vip) return [];
  const { stored, rules } = await levelsOf(db, merchant);
  const { highest } = await standingOf(db, merchant, memberId, now, rules);
  const changes = await db.selectFrom('vip_change').select(['at', 'to_rank']).where('member_id', '=', memberId).orderBy('at').execute();
  return stored.slice(0, highest).map(({ level }, place) => ({ level, at: changes.find(({ to_rank }) => to_rank > place)?.at ?? null }));
}

/** Adds a month's valid own stakes, or only ends past months; in the caller's transaction. `moved` says whether the level changed. */
export async function addStake(
  trx: Db,
  { merchant, memberId, levels }: { merchant: string; memberId: string; levels: readonly VipLevel[] },
  { month, added, at }: { month: string; added: bigint; at: Date },
): Promise<{ moved: boolean }> {
  const before = await storedStanding(trx, memberId, month);
  // A round that settled in a past month counts in the current one, so that levels are never rewritten in the past.
  const after = standingIn(levels, before, month > before.month ? month : before.month, added);
  const row = { merchant, month: after.month, stake: after.stake.toString(), rank: after.rank, highest: after.highest };
  await trx
    .insertInto('vip_standing')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
  if (after.rank !== before.rank)
    await trx
      .insertInto('vip_change')
      .values({ member_id: memberId, merchant, at, from_rank: before.rank, to_rank: after.rank, month: after.month })
      .onConflict((conflict) => conflict.columns(['member_id', 'at']).doUpdateSet({ to_rank: after.rank }))
      .execute();
  return { moved: after.rank !== before.rank };
}

async function storedStanding(db: Db, memberId: string, month: string): Promise<LevelStanding> {
  const row = await db.selectFrom('vip_standing').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  return row ? standingFrom(row) : none(month);
}

const none = (month: string): LevelStanding => ({ month, stake: 0n, rank: 0, highest: 0 });
const standingFrom = ({ month, stake, rank, highest }: Selectable<VipStandingTable>): LevelStanding => ({
  month,
  stake: BigInt(stake),
  rank,
  highest,
});

function ruleOf({ level, qualify, keep, levelUp }: StoredLevel, currency: Currency): VipLevel {
  const minor = (text: string) => fromDecimal(text, currency).minor;
  return { level, qualify: minor(qualify), keep: minor(keep), levelUp: minor(levelUp) };
}
