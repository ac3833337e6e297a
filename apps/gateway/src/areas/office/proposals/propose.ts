import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { operationTable, type ProposableOperation } from '@parlour/office-api/contract';
import { tellQueue } from '../../../db/notifier.ts';
import { v7 as uuid } from 'uuid';
import { refused, type Operator, type Schema } from '../operator.ts';
import { tell } from '../audit/append.ts';
import { keepItems, runItems } from './bulk.ts';
import { memberOf, noteOf, type Examined } from './examined.ts';
import { expireProposals } from './expire.ts';
import { sealInput, sealSecret } from './sealed-input.ts';

const secondsOpen = 7 * 24 * 3600;

/**
 * Stores a proposal, which a second operator can decide within seven days (office 4), in the caller's transaction. Proposing the same input
 * again while it waits returns the same proposal; another input throws `approval_differs`.
 */
export async function propose(
  operator: Operator,
  operation: ProposableOperation,
  input: object,
  examined: Examined,
): Promise<Schema<'Waiting'>> {
  const { db, by, clock } = operator;
  refuseUnnamed(operator);
  if (examined.concerns === by.name) throw refused('second_operator_needed', 'You can’t do this to yourself. Two others must decide.');
  const now = clock.now();
  const row = { ...(await rowOf(operator, operation, input, examined)), status: 'open' as const, decided_at: null };
  await expireProposals(db, now, { operation, merchant: row.merchant, subject: row.subject });
  const added = await db
    .insertInto('proposal')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .expression(sql`operation, coalesce(merchant, ''), subject`)
        .where('status', '=', 'open')
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (added) {
    if (examined.items) await keepItems(db, row.id, examined.items);
    tellQueue(db, { merchant: row.merchant, queue: 'proposals' });
    tell(operator, { ...noteOf(examined), event: 'proposal.opened', proposal: row.id });
    return waiting(row);
  }
  const before = await db
    .selectFrom('proposal')
    .select(['id', 'operation', 'subject', 'proposed_by', 'input_hash'])
    .where('operation', '=', operation)
    .where('merchant', 'is not distinct from', row.merchant)
    .where('subject', '=', row.subject)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (!before) throw refused('approval_decided', 'Someone else has just decided this. Look again.');
  if (before.input_hash !== row.input_hash)
    throw refused(
      'approval_differs',
      `${before.proposed_by} has proposed something else, which waits: have it decided or withdrawn first (approvals list).`,
    );
  tell(operator, { ...noteOf(examined), event: 'proposal.opened', proposal: before.id, detail: 'waits already' });
  return waiting({ ...before, operation });
}

/** Starts a bulk operation after its approval, or at once for an operator who may execute it alone. In the caller's transaction. */
export async function beginBulk(
  operator: Operator,
  operation: ProposableOperation,
  input: object,
  examined: Examined,
): Promise<Schema<'BulkStarted'>> {
  const { db, clock } = operator;
  const now = clock.now();
  const { items = [], notBefore = null } = examined;
  let id = operator.proposal;
  if (id === undefined) {
    refuseUnnamed(operator);
    const row = { ...(await rowOf(operator, operation, input, examined)), status: 'approved' as const, decided_at: now };
    await db.insertInto('proposal').values(row).execute();
    await keepItems(db, row.id, items);
    ({ id } = row);
    tell(operator, { ...noteOf(examined), event: 'proposal.approved', proposal: id });
  }
  await runItems(db, id, notBefore ?? now, now);
  return { proposal: id, subjects: items.length, notBefore: notBefore?.toISOString() ?? null };
}

function refuseUnnamed({ by }: Operator): void {
  if (!by.named) throw refused('operator_name_needed', 'This takes two operators, each under their own name. Say who you are with --as.');
}

/** The proposal's row without its progress. */
async function rowOf(operator: Operator, operation: ProposableOperation, asked: object, examined: Examined) {
  const { by, clock } = operator;
  const now = clock.now();
  const input = examined.input ?? asked;
  const id = uuid({ msecs: now.getTime() });
  const stored = examined.personal
    ? await sealInput(operator, examined, { input, changes: examined.personal })
    : examined.secret
      ? sealSecret(operator, { id, merchant: examined.merchant }, input)
      : input;
  return {
    id,
    merchant: examined.merchant,
    operation,
    subject_kind: examined.subject.kind,
    subject: examined.subject.id,
    subject_name: examined.subject.name,
    input: JSON.stringify(stored),
    input_hash: hashOf(operator, operation, examined, input),
    changes: JSON.stringify(examined.changes),
    effect: JSON.stringify(examined.effect),
    subject_version: examined.version,
    concerns: examined.concerns ?? null,
    member_id: memberOf(examined),
    reason: examined.reason,
    proposed_by: by.name,
    proposed_at: now,
    expires_at: new Date(now.getTime() + secondsOpen * 1000),
    not_before: examined.notBefore ?? null,
    decided_by: null,
    outcome: null,
  };
}

interface Proposed {
  id: string;
  operation: ProposableOperation;
  subject: string;
  proposed_by: string;
}

const waiting = ({ id, operation, subject, proposed_by }: Proposed): Schema<'Waiting'> => ({
  approval: id,
  status: 'waits for a second operator',
  command: operationTable[operation].loggedAs,
  subject,
  first: proposed_by,
  next: `approvals approve ${id}`,
});

/**
 * Hashes everything that is approved; the approver sends the hash back. The key order of the input does not matter. Personal data and
 * secrets are hashed with a key, since they could be guessed from a plain hash.
 */
function hashOf({ vault }: Operator, operation: string, { merchant, subject, personal, secret }: Examined, input: object): string {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  const text = JSON.stringify([operation, merchant, subject.id, entries.sort(([a], [b]) => (a < b ? -1 : 1))]);
  return personal || secret ? vault.fingerprint(merchant ?? '', text) : createHash('sha256').update(text).digest('hex');
}
