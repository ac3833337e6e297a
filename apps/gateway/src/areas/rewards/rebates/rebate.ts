import { dayAfter, fromDecimal, gameTypes, money, toWire, type Currency, type GameType } from '@parlour/domain';
import { parsePercent, rebateOf, rebatePart, share, withinDays, type RebateTerms } from '@parlour/domain/rewards';
import type { components } from '@parlour/api/contract';
import { sql } from 'kysely';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { claimsOf, give } from '../loyalty/claims.ts';
import { merchantDay, nextDayOf, startOfMerchantDay } from '../loyalty/days.ts';
import { claimAlone, refuseExcluded } from '../loyalty/pay-reward.ts';
import { termsOf, type LoyaltyTerms } from '../loyalty/terms.ts';
import { levelOf } from '../vip/level.ts';

type Schemas = components['schemas'];

/** How many days are shown if claims have no deadline. */
const mostDays = 31;

/** Yesterday's rebate and other days' claimable ones, newest first (rewards.md 9). */
export async function rebateDays(context: Context): Promise<Schemas['ManualRebate']> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  const today = merchantDay(merchant, now);
  const level = await levelOf(db, merchant, memberId, now);
  const within = (await termsOf(db, merchant.code, 'rebate'))?.terms.claimWithinDays ?? mostDays;
  const first = dayAfter(today, -Math.min(within, mostDays));
  const turnover = await turnoverOf(db, memberId, first);
  const claims = await claimsOf(db, memberId, 'rebate');
  const { currency } = merchant;
  const of = (minor: bigint) => toWire(money(minor, currency));
  const days: Schemas['RebateDay'][] = [];
  for (let day = today; day >= first; day = dayAfter(day, -1)) {
    const stakes = turnover.get(day);
    const found = await rulesOn(context, db, day, level);
    if (!stakes || !found) continue;
    const claimed = claims.get(`rebate ${day}`)?.amount ?? 0n;
    const part = whyNot(found, day, today) === null ? rebatePart(found, stakes, claimed) : 0n;
    days.push({
      day,
      lines: gameTypes.flatMap((line) => {
        const stake = stakes.get(line);
        const rate = found.rates.get(line) ?? 0n;
        return stake === undefined ? [] : [{ line, turnover: of(stake), rate: percentText(rate), amount: of(share(stake, rate)) }];
      }),
      total: of(rebateOf(found, stakes)),
      claimed: of(claimed),
      claimable: of(part),
      ...(found.claimWithinDays !== null && {
        claimUntil: startOfMerchantDay(merchant, dayAfter(day, found.claimWithinDays + 1)).toISOString(),
      }),
      open: day < today || found.intraday,
    });
  }
  return { days, nextDay: nextDayOf(merchant, today) };
}

/**
 * Pays the rebate on a day's own stakes, less what was already claimed. Throws `period_open`, `promotion_ended`, `already_claimed`,
 * `not_eligible` if there is nothing to pay, and `budget_spent`.
 */
export function claimRebate(context: Context, day: string): Promise<Schemas['LoyaltyGift']> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    await claimAlone(trx, memberId);
    await refuseExcluded(trx, merchant, memberId, now);
    const level = await levelOf(trx, merchant, memberId, now);
    const rules = await rulesOn(context, trx, day, level);
    if (!rules) throw new Refusal('not_eligible');
    const why = whyNot(rules, day, merchantDay(merchant, now));
    if (why) throw new Refusal(why);
    const stakes = (await turnoverOf(trx, memberId, day, day)).get(day) ?? new Map<GameType, bigint>();
    const { amount: claimed = 0n, parts = 0 } = (await claimsOf(trx, memberId, 'rebate')).get(`rebate ${day}`) ?? {};
    const amount = rebatePart(rules, stakes, claimed);
    if (amount === 0n) throw new Refusal(claimed > 0n ? 'already_claimed' : 'not_eligible');
    const who = { merchant: merchant.code, memberId, currency: merchant.currency };
    return give(trx, { ...who, kind: 'rebate', subject: 'rebate', period: day, part: parts + 1, budget: 'rebate', amount }, now);
  });
}

function whyNot(
  { intraday, claimWithinDays }: RebateTerms<GameType>,
  day: string,
  today: string,
): 'period_open' | 'promotion_ended' | null {
  if (day > today || (day === today && !intraday)) return 'period_open';
  return withinDays(today, day, claimWithinDays === null ? null : claimWithinDays + 1) ? null : 'promotion_ended';
}

/** The terms in force when the day began, with the rates of a level. */
async function rulesOn({ merchant }: Context, db: Db, day: string, level: number): Promise<RebateTerms<GameType> | null> {
  const found = await termsOf(db, merchant.code, 'rebate', startOfMerchantDay(merchant, day));
  return found ? rulesFor(found.terms, level, merchant.currency) : null;
}

/** The rates of the manual rebate on a VIP level, by line. */
const ratesOn = ({ rates, levels }: Pick<LoyaltyTerms['rebate'], 'rates' | 'levels'>, level: number) =>
  levels.filter((each) => each.level <= level).toSorted((a, b) => b.level - a.level)[0]?.rates ?? rates;

/** The highest of these rates, in percent. */
export function highestRebate(terms: Pick<LoyaltyTerms['rebate'], 'rates' | 'levels'>, level: number): string {
  const rates = Object.values(ratesOn(terms, level)).map((rate) => parsePercent(rate) ?? 0n);
  return percentText(rates.reduce((most, rate) => (rate > most ? rate : most), 0n));
}

function rulesFor(
  { rates, levels, min, maxPerDay, claimWithinDays, intraday }: LoyaltyTerms['rebate'],
  level: number,
  currency: Currency,
): RebateTerms<GameType> {
  const ofLevel = ratesOn({ rates, levels }, level);
  const minor = (text: string | null) => (text === null ? null : fromDecimal(text, currency).minor);
  return {
    rates: new Map(gameTypes.flatMap((line) => (ofLevel[line] === undefined ? [] : [[line, parsePercent(ofLevel[line]) ?? 0n] as const]))),
    min: minor(min),
    maxPerDay: minor(maxPerDay),
    claimWithinDays,
    intraday,
  };
}

/** Valid own stakes by day and line. */
async function turnoverOf(
  db: Db,
  memberId: string,
  from: string,
  to = '9999-12-31',
): Promise<ReadonlyMap<string, ReadonlyMap<GameType, bigint>>> {
  const { rows } = await sql<{ day: string; line: GameType; valid: string }>`
    select day::text as day, line, sum(valid)::text as valid from member_event
    where member_id = ${memberId} and name = 'roundSettled' and day between ${from}::date and ${to}::date and line is not null
    group by 1, 2 having sum(valid) > 0`.execute(db);
  const days = new Map<string, Map<GameType, bigint>>();
  for (const { day, line, valid } of rows) {
    const lines = days.get(day) ?? new Map<GameType, bigint>();
    lines.set(line, BigInt(valid));
    days.set(day, lines);
  }
  return days;
}

/** Ten-thousandths of a per cent as decimal text: `0.60`. */
function percentText(rate: bigint): string {
  const digits = rate.toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4).replace(/0{1,2}$/, '')}`;
}
