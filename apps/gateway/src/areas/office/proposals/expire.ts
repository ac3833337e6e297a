import type { Db } from '../../../kernel/tables.ts';
import { appendAudit } from '../audit/append.ts';
import { withoutSecret } from './sealed-input.ts';

/** Ends expired proposals, all or those for one operation and subject, in the caller's transaction; returns how many. */
export async function expireProposals(
  trx: Db,
  now: Date,
  of?: { operation: string; merchant: string | null; subject: string },
): Promise<number> {
  let over = trx
    .updateTable('proposal')
    .set({ status: 'expired', decided_at: now, input: withoutSecret })
    .where('status', '=', 'open')
    .where('expires_at', '<=', now);
  if (of) {
    over = over.where('operation', '=', of.operation).where('subject', '=', of.subject);
    over = over.where('merchant', 'is not distinct from', of.merchant);
  }
  const expired = await over.returning(['id', 'merchant', 'subject_kind', 'subject']).execute();
  for (const { id, merchant, subject_kind: kind, subject } of expired) {
    const note = { merchant, event: 'proposal.expired', subject: { kind, id: subject }, proposal: id } as const;
    await appendAudit(trx, { kind: 'job', name: 'sweep-office', via: 'job' }, note, now);
  }
  return expired.length;
}
