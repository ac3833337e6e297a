import { operationTable, type OperationId } from '@parlour/office-api/contract';
import type { AuditEvent } from '@parlour/domain/office';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { timedJob, type JobTools } from '../../../jobs/job.ts';
import { schedule } from '../../../jobs/schedule.ts';
import { Refusal, statusOf } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inSavepoint, inTransaction } from '../../../kernel/transaction.ts';
import { blockOne } from '../members/block-many.ts';
import { messageOne } from '../members/message-many.ts';
import { tagOne } from '../members/tag-many.ts';
import { appendAudit } from '../audit/append.ts';
import type { AuditNote, Operator, Schema } from '../operator.ts';
import type { ProposalTable } from '../tables.ts';
import type { BulkStep, ExaminedItem, Item } from './bulk-step.ts';

type Row = Selectable<ProposalTable>;

/** Operations with many subjects, which a job handles one at a time (office O16). */
const steps = { blockMembers: blockOne, tagMembers: tagOne, messageMembers: messageOne } satisfies Partial<Record<OperationId, BulkStep>>;
type BulkOperation = keyof typeof steps;

export const isBulk = (operation: string): operation is BulkOperation => Object.hasOwn(steps, operation);

/** Stores a proposal's subjects, in the caller's transaction. */
export async function keepItems(db: Db, proposal: string, items: readonly ExaminedItem[]): Promise<void> {
  const rows = items.map((item, index) => ({
    proposal,
    seq: index + 1,
    ...item,
    status: 'waiting' as const,
    outcome: null,
    done_at: null,
  }));
  await db.insertInto('proposal_item').values(rows).execute();
}

/** Schedules the job to start or resume at `at`, once the caller's transaction commits. */
export async function runItems(db: Db, proposal: string, at: Date, now: Date): Promise<void> {
  // The time makes the key of a resumed job different from that of the stopped one.
  await schedule(db, runProposal, { proposal }, { key: `${proposal} ${now.toISOString()}`, at });
}

/** Handles the remaining subjects of an approved proposal, each in its own transaction; a stop takes effect between two subjects. */
export const runProposal = timedJob({
  name: 'run-proposal',
  payload: z.object({ proposal: z.uuid() }),
  async run({ proposal }, { db, now }: JobTools) {
    let done = 0;
    while (await inTransaction(db, (trx) => next(trx, proposal, now))) done++;
    return done;
  },
});

/** Handles the next subject; false if none is left or the proposal was stopped. */
async function next(trx: Db, id: string, now: Date): Promise<boolean> {
  const row = await trx.selectFrom('proposal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row?.status !== 'approved' || (row.not_before !== null && row.not_before > now)) return false;
  const item = await trx
    .selectFrom('proposal_item')
    .selectAll()
    .where('proposal', '=', id)
    .where('status', '=', 'waiting')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  if (!item) {
    await trx.updateTable('proposal').set({ status: 'executed' }).where('id', '=', id).execute();
    await note(trx, row, { event: 'proposal.executed' }, now);
    return false;
  }
  const { status, outcome } = await doOne(trx, row, item, now);
  await trx
    .updateTable('proposal_item')
    .set({ status, outcome, done_at: now })
    .where('proposal', '=', id)
    .where('seq', '=', item.seq)
    .execute();
  return true;
}

async function doOne(trx: Db, row: Row, item: Item, now: Date): Promise<Pick<Item, 'status' | 'outcome'>> {
  if (!isBulk(row.operation)) return { status: 'failed', outcome: `This version of the gateway knows no operation ${row.operation}.` };
  const step = steps[row.operation];
  try {
    const changed = await inSavepoint(trx, () => step.run(trx, item, { input: row.input, by: row.proposed_by, now }));
    if (changed === 'stale') return { status: 'stale', outcome: null };
    const subject = { kind: step.subjectKind, id: item.subject };
    const { audit: event } = operationTable[row.operation];
    await note(trx, { ...row, merchant: item.merchant }, { event, subject, reason: row.reason, ...changed }, now);
    return { status: 'done', outcome: null };
  } catch (error) {
    if (!(error instanceof Refusal) || statusOf[error.code] >= 500) throw error;
    return { status: 'failed', outcome: error.message };
  }
}

function note(
  trx: Db,
  { id, merchant, subject_kind: kind, subject }: Row,
  told: Omit<AuditNote, 'merchant' | 'proposal'> & { event: AuditEvent },
  now: Date,
): Promise<void> {
  const origin = { kind: 'job', name: runProposal.name, via: 'job' } as const;
  return appendAudit(trx, origin, { merchant, subject: { kind, id: subject }, proposal: id, ...told }, now);
}

/** The progress of proposals; null for one with a single subject. */
export async function progressOf({ db }: Operator, proposals: readonly string[]): Promise<ReadonlyMap<string, Schema<'Progress'>>> {
  if (proposals.length === 0) return new Map();
  const rows = await db
    .selectFrom('proposal_item')
    .select(['proposal', 'status'])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('proposal', 'in', [...proposals])
    .groupBy(['proposal', 'status'])
    .execute();
  const grouped = Map.groupBy(rows, ({ proposal }) => proposal);
  return new Map(
    [...grouped].map(([proposal, counts]) => {
      const of = (status: Item['status']) => Number(counts.find((each) => each.status === status)?.count ?? 0);
      return [proposal, { waiting: of('waiting'), done: of('done'), stale: of('stale'), failed: of('failed') }];
    }),
  );
}
