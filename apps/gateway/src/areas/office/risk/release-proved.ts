import { riskRuleHolder } from '@parlour/domain/office';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { WithdrawalRow } from '../../wallet/to-wire.ts';
import { appendAudit } from '../audit/append.ts';
import { keep, workOnAll } from '../money/withdrawal-work.ts';

/** How many withdrawals one run of the job looks at. */
const atOnce = 500;

/** Ends the holds of withdrawals whose members have proved who they are. For a periodic job; returns how many. */
export async function releaseAllProved(db: Db, now: Date): Promise<number> {
  const proved = await db
    .selectFrom('withdrawal_review')
    .innerJoin('withdrawal', 'withdrawal.id', 'withdrawal_review.withdrawal_id')
    .select('withdrawal.id')
    .where('withdrawal.status', '=', 'pending')
    .where('withdrawal.proved_at', 'is not', null)
    .where('withdrawal_review.until_proved', '=', true)
    .limit(atOnce)
    .execute();
  for (const { id } of proved)
    await inTransaction(db, async (trx) => {
      const row = await trx.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (row) await releaseProved(trx, row, now);
    });
  return proved.length;
}

/**
 * Ends the hold of a withdrawal, which the caller has locked, if its member has proved who they are. What other rules hold it for stays, and
 * so does an operator's own hold.
 */
export async function releaseProved(trx: Db, row: WithdrawalRow, now: Date): Promise<void> {
  if (row.proved_at === null) return;
  const work = (await workOnAll(trx, [row.id])).get(row.id);
  if (!work?.until_proved) return;
  const byRules = work.held_by === riskRuleHolder;
  const until = work.rules_until && work.rules_until > now ? work.rules_until : null;
  const left = until === null ? { held_by: null, held_until: null, hold_reason: null } : { held_until: until };
  await keep(trx, row, { until_proved: false, ...(byRules && left) });
  if (!byRules) return;
  await appendAudit(
    trx,
    { kind: 'job', name: riskRuleHolder, via: 'job' },
    {
      merchant: row.merchant,
      event: 'withdrawal.released',
      subject: { kind: 'withdrawal', id: row.id },
      before: { heldUntil: work.held_until?.toISOString() ?? null },
      after: { heldUntil: until?.toISOString() ?? null, provedAt: row.proved_at.toISOString() },
    },
    now,
  );
}
