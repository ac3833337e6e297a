import { money, toWire, type Currency } from '@parlour/domain';
import { multipleText, percentText, readOffer } from '@parlour/domain/rewards';
import type { components } from '@parlour/api/contract';
import { askedLanguage } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { forfeitGrants } from '../grants.ts';
import { wordsOf } from './words.ts';

type Schemas = components['schemas'];

/** How many ended bonuses are shown at most. */
const mostEnded = 30;

/** A member's bonuses: active and waiting ones in the order in which they are played, then ended ones, newest first. */
export async function bonusDetails(context: Context, language: string | undefined): Promise<Schemas['BonusDetails']> {
  const { db, merchant } = context;
  const read = askedLanguage(merchant, language);
  const grants = db
    .selectFrom('bonus_grant as g')
    .innerJoin('promotion as p', 'p.id', 'g.promotion_id')
    .innerJoin('promotion_version as v', (join) => join.onRef('v.promotion_id', '=', 'g.promotion_id').onRef('v.version', '=', 'g.version'))
    .innerJoin('ledger_account as a', 'a.id', 'g.account_id')
    .selectAll('g')
    .select(['p.code', 'p.kind', 'v.terms', 'v.texts', 'a.balance'])
    .where('g.member_id', '=', sessionOf(context).memberId);
  const live = await grants.where('g.ended_at', 'is', null).orderBy('g.place').execute();
  const ended = await grants
    .where('g.ended_at', 'is not', null)
    .orderBy('g.ended_at', 'desc')
    .orderBy('g.place', 'desc')
    .limit(mostEnded)
    .execute();
  const list = [...live, ...ended].map((grant): Schemas['Bonus'] => {
    const wire = (minor: string | number | bigint) => toWire(money(BigInt(minor), grant.currency as Currency));
    const currency = grant.currency as Currency;
    const offer = readOffer(grant.terms, { code: grant.code, kind: grant.kind, currency });
    const { weights, spend, maxBet, maxConversion, onWithdrawal } = grant.wagering;
    return {
      grant: grant.id,
      code: grant.code,
      title: wordsOf({ code: grant.code, offer, texts: grant.texts }, merchant, { currency, language: read }).title,
      status: grant.status,
      amount: wire(grant.amount),
      balance: wire(grant.balance),
      required: wire(grant.required),
      wagered: wire(grant.wagered),
      weights: Object.entries(weights).map(([of, percent]) => ({ of, percent: percentText(BigInt(percent)) })),
      spend,
      ...(maxBet !== null && { maxBet: wire(maxBet) }),
      ...(maxConversion !== null && { maxConversion: multipleText(BigInt(maxConversion)) }),
      onWithdrawal,
      grantedAt: grant.granted_at.toISOString(),
      ...(grant.expires_at && { expiresAt: grant.expires_at.toISOString() }),
      ...(grant.ended_at && {
        ended: { at: grant.ended_at.toISOString(), converted: wire(grant.converted), returned: wire(grant.returned) },
      }),
    };
  });
  return { list };
}

/**
 * Gives up one of the member's bonuses: its money is returned, and the next waiting bonus becomes active. Throws `not_found` for another
 * member's bonus and `promotion_state` for one that has ended.
 */
export function forfeitBonus(context: Context, grant: string): Promise<Schemas['ForfeitedBonus']> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  return inTransaction(db, async (trx) => {
    const own = trx.selectFrom('bonus_grant').selectAll().where('id', '=', grant).where('member_id', '=', memberId);
    const found = await own.executeTakeFirst();
    if (!found) throw new Refusal('not_found');
    const ended = await forfeitGrants(trx, { merchant: merchant.code, memberId, grants: [grant] }, clock.now());
    if (!ended.includes(grant)) throw new Refusal('promotion_state');
    const { returned, currency } = await own.executeTakeFirstOrThrow();
    return { returned: toWire(money(BigInt(returned), currency as Currency)) };
  });
}
