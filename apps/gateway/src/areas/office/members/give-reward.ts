import { fromDecimal, money, needsTwoPeople, parseAmount, toDecimal, type Money } from '@parlour/domain';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { publish } from '../../../db/publish.ts';
import { isShutOut, lacksAge, memberOf } from '../../rewards/claims/facts.ts';
import { NotGiven, payGift } from '../../rewards/claims/pay-gift.ts';
import { runningPromotions, type Published } from '../../rewards/claims/running.ts';
import { merchantDay } from '../../rewards/loyalty/days.ts';
import { excludedTies } from '../../rewards/loyalty/terms.ts';
import { merchantInForce } from '../../settings/decisions.ts';
import { reasonFor } from '../games/the-game.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { theMember } from './the-member.ts';

type Giving = InputOf<'giveMemberReward'>;

/** The awards from which an operator can give this member something now, with the most that each allows. */
export async function givableRewards(
  operator: Operator,
  { member: named, merchant }: InputOf<'listGivableRewards'>,
): Promise<Schema<'GivableReward'>[]> {
  const { merchant: code } = await theMember(operator, named, merchant);
  const awards = await awardsOf(operator, code);
  return awards.map(({ code: promotion, most }) => ({ promotion, most: most && toDecimal(most) }));
}

/** Gives a member an amount of an award's budget, on the award's terms. */
export async function rewardGive(operator: Operator, input: Giving): Promise<Schema<'GivenReward'>> {
  const { db, clock } = operator;
  const { member, award, amount } = await givingOf(operator, input);
  const merchant = operator.merchants.byCode(member.merchant);
  // Locks the member first, as every claim does.
  await sql`select grant_hold_for_claim(${merchant.code}, ${member.id}, ${award.code})`.execute(db);
  const now = clock.now();
  const receiver = await memberOf(db, merchant.code, member.id);
  if (isShutOut(receiver, now)) throw refused('illegal_transition', 'The member is blocked or excluded and can’t be given anything.');
  if (lacksAge(merchant, receiver)) throw refused('illegal_transition', 'The member’s age isn’t verified yet, so nothing can be given.');
  const subject = `given:${operator.proposal ?? uuid({ msecs: now.getTime() })}`;
  try {
    const { grant } = await payGift(
      db,
      {
        merchant: merchant.code,
        member: receiver,
        promotion: { id: award.id, version: award.version },
        offer: award.offer,
        gift: { subject, amount: amount.minor, deposit: null, step: null },
        day: merchantDay(merchant, now),
        tieExcluded: await excludedTies(db, merchant.code),
        // Two operators may agree after its end.
        ended: true,
      },
      now,
    );
    await publish(db, { merchant: merchant.code, memberId: member.id, type: 'promotionChanged', data: {} });
    return {
      member: member.id,
      username: member.username,
      promotion: award.code,
      amount: toDecimal(amount),
      currency: amount.currency,
      bonus: grant !== null,
    };
  } catch (error) {
    if (!(error instanceof NotGiven)) throw error;
    throw error.why === 'budgetSpent'
      ? refused('budget_spent', `The budget of ${award.code} doesn’t cover this.`)
      : refused('illegal_transition', `Everything that ${award.code} had to give has been taken.`);
  }
}

/** Giving a large amount takes two operators, and so does giving one to an account of one's own. */
export async function examineReward(operator: Operator, input: Giving): Promise<Examined> {
  const { member, award, amount, reason } = await givingOf(operator, input);
  const { brand, currency } = await merchantInForce(operator.db, operator.merchants, member.merchant, operator.clock.now());
  const sum = toDecimal(amount);
  return {
    merchant: member.merchant,
    subject: { kind: 'member', id: member.id, name: member.username },
    changes: [{ field: 'bonus', before: null, after: `${award.code} ${sum} ${amount.currency}` }],
    effect: { kind: 'pays', amount: sum, currency: amount.currency, member: member.username },
    reason,
    version: `${award.code} ${award.version}`,
    needsTwo: needsTwoPeople(amount, fromDecimal(brand.limits.twoOperatorsFrom, currency)),
  };
}

/** Throws `not_found` unless it is a running award, and `amount_invalid` for more than its terms allow. */
async function givingOf(operator: Operator, input: Giving) {
  const reason = reasonFor(input.reason);
  const member = await theMember(operator, input.member, input.merchant);
  const award = (await awardsOf(operator, member.merchant)).find(({ code }) => code === input.promotion);
  if (!award) throw refused('not_found', `${member.merchant} has no award ${input.promotion} that can be given now.`);
  const { currency } = operator.merchants.byCode(member.merchant);
  const amount = parseAmount(input.amount, currency);
  if (typeof amount === 'string') throw refused('amount_invalid', `State an amount above zero in ${currency}.`);
  if (award.most !== null && amount.minor > award.most.minor)
    throw refused('amount_invalid', `${award.code} gives ${toDecimal(award.most)} ${currency} at most.`);
  return { member, award, amount, reason };
}

type Award = Published & { most: Money | null };

/** Awards that are neither closed nor over. */
async function awardsOf({ db, merchants, clock }: Operator, code: string): Promise<Award[]> {
  const merchant = merchants.byCode(code);
  const now = clock.now().getTime();
  return (await runningPromotions(db, merchant, ['award'])).flatMap((award) => {
    const { terms } = award.offer;
    if (terms.kind !== 'award' || award.closed || (terms.from ?? now) > now || (terms.to ?? Infinity) <= now) return [];
    return [{ ...award, most: terms.maxAmount === null ? null : money(terms.maxAmount, merchant.currency) }];
  });
}
