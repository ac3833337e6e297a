import { z } from 'zod';
import { publish } from '../../../db/publish.ts';
import { timedJob, type JobTools } from '../../../jobs/job.ts';
import type { DepositChoice } from '../../../kernel/context.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { giveChosenPromotion, tell } from '../../wallet/deposits.ts';
import type { PromotionOutcome } from '../../wallet/tables.ts';
import type { DepositRow } from '../../wallet/to-wire.ts';
import { applyForPromotion, joinPromotion, makeClaim } from './claim.ts';
import type { Reading } from './facts.ts';
import { codeOf } from './refusals.ts';
import { situationOf } from './situation.ts';
import { whyNotForNext } from './standing.ts';

/** Throws a Refusal if a deposit cannot be made for a promotion, before any money is requested. */
export async function refuseChoice(db: Db, merchant: Merchant, { amount, ...choice }: DepositChoice, reading: Reading): Promise<void> {
  if (!merchant.flags.bonuses) throw new Refusal('function_not_enabled');
  const situation = await situationOf(db, merchant, choice, reading);
  if (typeof situation === 'string') throw new Refusal(codeOf(situation));
  if ('before' in situation) throw new Error('there was no key to have an answer');
  const why = whyNotForNext(situation, amount.minor);
  if (why) throw new Refusal(codeOf(why));
}

/** Grants the promotion that a deposit was made for, or records why not; the member can then still claim it on the promotions page. */
export const choiceJob = timedJob({
  name: giveChosenPromotion.name,
  payload: z.object({ depositId: z.uuid() }),
  run: async ({ depositId }, tools) => ((await giveChosen(depositId, tools)) ? 1 : 0),
});

/** False if there is nothing left to do. */
export async function giveChosen(depositId: string, { db, merchants, vault, now }: Pick<JobTools, 'db' | 'merchants' | 'vault' | 'now'>) {
  const row = await db.selectFrom('deposit').selectAll().where('id', '=', depositId).executeTakeFirst();
  if (row?.status !== 'succeeded' || row.promotion === null || row.promotion_outcome !== null) return false;
  const refused = await give(db, merchants.byCode(row.merchant), row, now, vault);
  // Reads the books first: this job may have been interrupted after it paid.
  const { outcome, given } = (await givenFor(db, row)) ?? { outcome: refused ?? 'promotion_state', given: null };
  await inTransaction(db, async (trx) => {
    const written = await trx
      .updateTable('deposit')
      .set({ promotion_outcome: outcome, promotion_given: given })
      .where('id', '=', depositId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await tell(trx, written);
    await publish(trx, { merchant: row.merchant, memberId: row.member_id, type: 'promotionChanged', data: {} });
  });
  return true;
}

/** Claims like the member would, under the accepted terms, and joins first if necessary. Returns the code of a refusal. */
async function give(db: Db, merchant: Merchant, row: DepositRow, now: Date, vault: JobTools['vault']) {
  const choice = { memberId: row.member_id, code: row.promotion!, termsVersion: row.promotion_terms! };
  // If there is nothing to join, the claim says why.
  await joinPromotion(db, merchant, choice, { now, vault });
  const claim = { ...choice, deposit: row.id };
  const made = await makeClaim(db, merchant, claim, now, vault);
  if (typeof made !== 'string') return null;
  const answer = made === 'mustApply' ? await applyForPromotion(db, merchant, { ...claim, remark: '' }, { now, vault }) : made;
  return typeof answer === 'string' ? codeOf(answer) : null;
}

/** What the chosen promotion has already given for a deposit, or that an operator decides about it. */
async function givenFor(db: Db, row: DepositRow): Promise<{ outcome: PromotionOutcome; given: bigint | null } | undefined> {
  const claim = await db
    .selectFrom('promotion_claim as c')
    .innerJoin('promotion as p', 'p.id', 'c.promotion_id')
    .select(['c.amount', 'c.grant_id'])
    .where('c.deposit_id', '=', row.id)
    .where('p.code', '=', row.promotion!)
    .executeTakeFirst();
  if (claim) return { outcome: claim.grant_id === null ? 'claimed' : 'issued', given: BigInt(claim.amount) };
  const entry = await db
    .selectFrom('promotion_entry as e')
    .innerJoin('promotion as p', 'p.id', 'e.promotion_id')
    .select('e.id')
    .where('e.deposit_id', '=', row.id)
    .where('e.last', '=', 'applied')
    .where('p.code', '=', row.promotion!)
    .executeTakeFirst();
  return entry && { outcome: 'applying', given: null };
}
