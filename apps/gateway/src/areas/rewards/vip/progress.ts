import { fromDecimal, money, toWire } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import { askedLanguage, textIn } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { withdrawalsSince } from '../../wallet/withdrawal-store.ts';
import { merchantDay, nextDayOf, startOfMerchantDay } from '../loyalty/days.ts';
import { claimsOf, give } from '../loyalty/claims.ts';
import { termsOf } from '../loyalty/terms.ts';
import { claimAlone, refuseExcluded } from '../loyalty/pay-reward.ts';
import { birthdayGifts } from '../claims/birthday-gifts.ts';
import { highestRebate } from '../rebates/rebate.ts';
import { levelsOf, standingOf, type StoredLevel } from './level.ts';
import { storedWithdrawalsAt } from './withdrawals.ts';

type Schemas = components['schemas'];

/** The ladder of levels with those that this member has reached, kept and can still claim (rewards.md 8). */
export async function rankProgress(context: Context, language: string | undefined): Promise<Schemas['RankProgress']> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  const ladder = await levelsOf(db, merchant);
  const { stored, rules } = ladder;
  const standing = await standingOf(db, merchant, memberId, now, rules);
  const claims = await claimsOf(db, memberId, 'levelUp');
  const read = askedLanguage(merchant, language);
  const of = (text: string) => toWire(fromDecimal(text, merchant.currency));
  const nameOf = ({ name }: StoredLevel) => textIn(name, read, merchant);
  const history = await db.selectFrom('vip_change').selectAll().where('member_id', '=', memberId).orderBy('at', 'desc').limit(20).execute();
  const rebates = merchant.flags.manualRebate ? (await termsOf(db, merchant.code, 'rebate'))?.terms : undefined;
  const current = stored[standing.rank - 1];
  const next = stored[standing.rank];
  const withdrawals = storedWithdrawalsAt(ladder, standing.rank);
  const day = merchantDay(merchant, now);
  const today = () => withdrawalsSince(db, memberId, startOfMerchantDay(merchant, day));
  const costOf = (rank: number) => {
    const terms = storedWithdrawalsAt(ladder, rank);
    return terms && { withdrawals: terms };
  };
  const birthday = merchant.flags.bonuses ? await birthdayGifts(db, merchant, now) : () => 0n;
  const birthdayOn = (level: number) => {
    const amount = birthday(level);
    return amount > 0n && { birthday: toWire(money(amount, merchant.currency)) };
  };
  return {
    level: current?.level ?? 0,
    label: current ? nameOf(current) : '',
    month: day.slice(0, 7),
    nextDay: nextDayOf(merchant, day),
    monthlyTurnover: toWire(money(standing.stake, merchant.currency)),
    ...(current && { keep: of(current.keep) }),
    ...(next && { next: { level: next.level, label: nameOf(next), qualify: of(next.qualify) } }),
    ...(withdrawals && { withdrawals: { ...withdrawals, freeLeft: Math.max(0, withdrawals.freeADay - (await today())) } }),
    levels: stored.map((level, place) => ({
      level: level.level,
      label: nameOf(level),
      qualify: of(level.qualify),
      keep: of(level.keep),
      gift: of(level.levelUp),
      giftStatus: claims.has(`${level.level} once`)
        ? 'claimed'
        : place < standing.highest && rules[place]!.levelUp > 0n
          ? 'claim'
          : 'joined',
      benefits: level.benefits.map((text) => textIn(text, read, merchant)),
      ...(level.pointsFactor !== undefined && { pointsFactor: level.pointsFactor }),
      ...(rebates && { rebateUpTo: highestRebate(rebates, level.level) }),
      ...costOf(place + 1),
      ...birthdayOn(level.level),
      ...(place === standing.rank - 1 && level.host !== undefined && { host: level.host }),
    })),
    history: history.map(({ at, from_rank, to_rank }) => ({
      at: at.toISOString(),
      from: from_rank === 0 ? 0 : (stored[from_rank - 1]?.level ?? from_rank),
      to: to_rank === 0 ? 0 : (stored[to_rank - 1]?.level ?? to_rank),
    })),
  };
}

/** Pays the gift of a reached level, once for life, even after a fall. Throws `not_eligible` before it is reached. */
export function claimLevelUp(context: Context, level: number): Promise<Schemas['LoyaltyGift']> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    await claimAlone(trx, memberId);
    await refuseExcluded(trx, merchant, memberId, now);
    const { stored, rules } = await levelsOf(trx, merchant);
    const place = stored.findIndex((each) => each.level === level);
    if (place < 0) throw new Refusal('not_found');
    const { highest } = await standingOf(trx, merchant, memberId, now, rules);
    const amount = rules[place]!.levelUp;
    if (place >= highest || amount === 0n) throw new Refusal('not_eligible');
    const who = { merchant: merchant.code, memberId, currency: merchant.currency };
    return give(trx, { ...who, kind: 'levelUp', subject: String(level), period: 'once', budget: 'levelUp', amount }, now);
  });
}
