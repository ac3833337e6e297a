import { riskHolds } from '@parlour/domain/office';
import type { JobTools } from '../../../jobs/job.ts';
import type { Merchants } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { amountOf, type WithdrawalRow } from '../../wallet/to-wire.ts';
import { hintsNow } from '../money/withdrawal-review.ts';
import { workOnAll } from '../money/withdrawal-work.ts';
import { carriedBy, imposedBy, type Imposed } from './carried.ts';
import { impose, imposeOnMember, type Looking } from './impose.ts';
import { imposedSoon, lookAtEvents } from './look-at-events.ts';
import { releaseAllProved, releaseProved } from './release-proved.ts';
import { rulesOn, type RiskRule } from './rules.ts';

/** How many withdrawals one run of the job looks at. */
const atOnce = 500;

/**
 * Looks once at what members did, and at each withdrawal that waits, and does what the rules say. A rule that changes later changes nothing
 * about those that were looked at: an operator may have released them.
 */
export async function applyRiskRules({ db, now, merchants, vault }: JobTools): Promise<number> {
  const rules = await rulesOn(
    db,
    merchants.all.map(({ code }) => code),
  );
  const released = await releaseAllProved(db, now);
  if (rules.length === 0) return released;
  const looking = { db, vault, clock: { now: () => now } };
  const looked = await lookAtEvents(looking, merchants.all, rules);
  const waiting = await waitingOnes(db, rules);
  for (const { id } of waiting)
    await inTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom('withdrawal')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .forUpdate()
        .executeTakeFirst();
      if (row && !(await wasLookedAt(trx, row))) await lookAt({ ...looking, db: trx }, row, rules, []);
    });
  return looked + waiting.length + released;
}

const waitingOnes = (db: Db, rules: readonly RiskRule[]) =>
  db
    .selectFrom('withdrawal')
    .leftJoin('withdrawal_review', 'withdrawal_review.withdrawal_id', 'withdrawal.id')
    .select('withdrawal.id')
    .where('withdrawal.status', '=', 'pending')
    .where('withdrawal.merchant', 'in', [...new Set(rules.map(({ merchant }) => merchant))])
    .where('withdrawal_review.rules_at', 'is', null)
    .orderBy('withdrawal.created_at')
    .limit(atOnce)
    .execute();

const wasLookedAt = async (db: Db, { id }: WithdrawalRow) => Boolean((await workOnAll(db, [id])).get(id)?.rules_at);

/**
 * Checks a withdrawal that is about to be paid, which the job may not have reached yet, nor what its member did in the last minute. Call it in
 * the transaction that locked the withdrawal.
 */
export async function lookBeforePaying(looking: Looking & { merchants: Merchants }, row: WithdrawalRow): Promise<void> {
  if (row.status !== 'pending') return;
  const { db, clock, merchants } = looking;
  const now = clock.now();
  const rules = await rulesOn(db, [row.merchant]);
  const merchant = merchants.all.find(({ code }) => code === row.merchant);
  if (rules.length > 0 && merchant) {
    // If it is held, the payment is refused and this rolled back; the job does it for good.
    const soon = await imposedSoon(db, merchant, row.member_id, rules, now);
    if (!(await wasLookedAt(db, row))) await lookAt(looking, row, rules, soon);
    else if (soon.length > 0) await impose(looking, row, soon);
  }
  await releaseProved(db, row, now);
}

async function lookAt(looking: Looking, row: WithdrawalRow, all: readonly RiskRule[], soon: readonly Imposed[]): Promise<void> {
  const { db, clock } = looking;
  const now = clock.now();
  const hints = (await hintsNow(looking, row)).map(({ kind }) => kind);
  const facts = { hints: new Set(hints), amount: amountOf(row) };
  const found = all.filter(
    ({ merchant, event, condition }) => merchant === row.merchant && event === 'withdrawal' && riskHolds(condition, facts),
  );
  const carried = [...(await carriedBy(db, row.member_id, all, now)), ...soon];
  await impose(looking, row, [...found.map((rule) => imposedBy(rule, now)), ...carried], hints);
  const about = { merchant: row.merchant, memberId: row.member_id, subject: `withdrawal ${row.id}`, at: row.created_at };
  await imposeOnMember(looking, about, found);
}
