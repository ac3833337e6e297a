import { money, toWire } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { maskName } from '../../../kernel/mask.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { pageOf, rowsOf, type PageQuery } from '../../../kernel/page.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { referralCodeOf } from '../../identity/line/referral-codes.ts';
import { give } from '../loyalty/claims.ts';
import { claimAlone, refuseExcluded } from '../loyalty/pay-reward.ts';
import { invitedBy, needsOf, referralSums, signalsOf, statusOf, type Invited } from './invited.ts';

type Schemas = components['schemas'];

/** A member's own code and link, and the people invited with it, each with their progress (rewards.md 9). */
export async function referral(context: Context, query: PageQuery): Promise<Schemas['Referral']> {
  const { db, merchant, siteOrigin } = context;
  const { memberId } = sessionOf(context);
  const code = referralCodeOf(memberId);
  const needs = await needsOf(db, merchant);
  const sums = await referralSums(db, merchant, memberId);
  const people = await invitedBy(db, merchant, memberId, rowsOf(query));
  const wire = (minor: bigint) => toWire(money(minor, merchant.currency));
  return {
    code,
    link: `${siteOrigin}/register?referralCode=${code}`,
    ...(needs && {
      terms: {
        reward: wire(needs.amount),
        deposit: wire(needs.deposit),
        turnover: wire(needs.turnover),
        ...(needs.perMember !== null && { perMember: needs.perMember }),
      },
    }),
    sums: { invited: sums.invited, rewarded: sums.rewarded, earned: wire(sums.earned) },
    invited: people.map((person): Schemas['InvitedPerson'] => {
      const status = statusOf(person, sums.rewarded);
      return {
        id: person.id,
        name: maskName(person.username),
        registeredAt: person.registeredAt.toISOString(),
        deposit: { now: wire(person.deposited), target: wire(person.needs.deposit) },
        turnover: { now: wire(person.turnover), target: wire(person.needs.turnover) },
        reward: wire(person.claimed ?? person.needs.amount),
        status,
        ...(status === 'rejected' && { reason: person.review?.reason ?? '' }),
      };
    }),
    page: pageOf(query, sums.invited),
  };
}

/**
 * Pays the reward for an invited person once both requirements are met. If both sides look like the same person, an operator decides first.
 * Throws `not_found` for somebody whom the member did not invite, `promotion_state`, `not_eligible`, `already_claimed` and `budget_spent`.
 */
export function claimReferral(context: Context, invited: string): Promise<Schemas['ReferralClaim']> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    await claimAlone(trx, memberId);
    await refuseExcluded(trx, merchant, memberId, now);
    const [person] = await invitedBy(trx, merchant, memberId, { id: invited });
    if (!person) throw new Refusal('not_found');
    const { rewarded } = await referralSums(trx, merchant, memberId);
    const status = statusOf(person, rewarded);
    if (status === 'claimed') throw new Refusal('already_claimed');
    if (status === 'applying') throw new Refusal('promotion_state');
    if (status !== 'claim') throw new Refusal('not_eligible');
    const signals = person.review ? [] : await signalsOf(trx, merchant.code, memberId, invited);
    if (signals.length > 0) {
      await trx
        .insertInto('referral_review')
        .values({ invited_id: invited, inviter_id: memberId, merchant: merchant.code, signals, asked_at: now, reason: null })
        .execute();
      return { status: 'applying' };
    }
    return { status: 'claimed', amount: await payReferral(trx, merchant, memberId, person, now) };
  });
}

/** Pays the inviter, in the caller's transaction. Throws `already_claimed` and `budget_spent`. */
export async function payReferral(
  trx: Db,
  { code, currency }: Pick<Merchant, 'code' | 'currency'>,
  inviterId: string,
  { id, needs }: Invited,
  now: Date,
): Promise<Schemas['Money']> {
  const claim = { merchant: code, memberId: inviterId, kind: 'invite' as const, subject: id, period: 'once', budget: 'referral' as const };
  await give(trx, { ...claim, currency, amount: needs.amount }, now);
  return toWire(money(needs.amount, currency));
}
