import { whyNotSecond } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { isId, refused, type Operator, type Schema } from './operator.ts';

/** What two operators must want: one subject of one command, with the same input. */
export interface Wanted {
  command: string;
  subject: string;
  input: Record<string, string | number | boolean>;
}

/** What is done once two operators want it; or that it waits for the second one. */
export type OrWaiting<T> = T | Schema<'Waiting'>;

/** True for the answer of an operation that was approved by one operator and waits for a second. */
export function isWaiting(value: unknown): value is Schema<'Waiting'> {
  return typeof value === 'object' && value !== null && 'approval' in value;
}

/**
 * Runs `work` when a second, different operator wants the same (security C12), with the id of the approval; the first
 * one's wish is remembered and answered by `Waiting`. Refuses somebody without a name and the same
 * person, and two who want different things. Call it in a transaction.
 */
export async function withSecondOperator<T extends object>(
  { db, by, clock }: Operator,
  { command, subject, input }: Wanted,
  work: (approvalId: string) => Promise<T>,
): Promise<OrWaiting<T>> {
  if (!by.named) throw refused('operator_name_needed', `Two operators must want this, each by name: say who you are with --as.`);
  const id = uuid({ msecs: clock.now().getTime() });
  const values = {
    id,
    command,
    subject,
    input: JSON.stringify(input),
    first_by: by.name,
    first_at: clock.now(),
    second_by: null,
    second_at: null,
    withdrawn_by: null,
  };
  const first = await db
    .insertInto('operator_approval')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (first) return { approval: id, status: 'waits for a second operator', command, subject, first: by.name };

  const waiting = await db
    .selectFrom('operator_approval')
    .selectAll()
    .where('command', '=', command)
    .where('subject', '=', subject)
    .where('second_by', 'is', null)
    .where('withdrawn_by', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) throw refused('approval_decided', 'Somebody else has just decided it: look again.');
  if (whyNotSecond(waiting.first_by, by.name))
    throw refused('second_operator_needed', `${by.name} has approved it already: a second, different operator must.`);
  if (!same(waiting.input, input))
    throw refused(
      'approval_differs',
      `${waiting.first_by} wanted something else: ${shown(waiting.input)}. Want the same, or withdraw it with approvals withdraw ${waiting.id}.`,
    );
  await db.updateTable('operator_approval').set({ second_by: by.name, second_at: clock.now() }).where('id', '=', waiting.id).execute();
  return { ...(await work(waiting.id)), first: waiting.first_by, second: by.name };
}

/** What waits for a second operator, oldest first. */
export async function approvalsList({ db }: Operator): Promise<Schema<'Approval'>[]> {
  const rows = await db
    .selectFrom('operator_approval')
    .selectAll()
    .where('second_by', 'is', null)
    .where('withdrawn_by', 'is', null)
    .orderBy('first_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    command: row.command,
    subject: row.subject,
    input: shown(row.input),
    first: row.first_by,
    since: row.first_at.toISOString(),
  }));
}

/** Takes back what waits; any operator may, for nothing has been done yet. */
export async function approvalWithdraw({ db, by }: Operator, { id }: { id: string }): Promise<Schema<'WithdrawnApproval'>> {
  const row = isId(id)
    ? await db
        .updateTable('operator_approval')
        .set({ withdrawn_by: by.name })
        .where('id', '=', id)
        .where('second_by', 'is', null)
        .where('withdrawn_by', 'is', null)
        .returning(['command', 'subject'])
        .executeTakeFirst()
    : undefined;
  if (!row) throw refused('not_found', `No approval ${id} waits.`);
  return { id, ...row, status: 'withdrawn' };
}

const shown = (input: Record<string, unknown>) =>
  Object.entries(input)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

/** The database gives the keys of an object in an order of its own. */
function same(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const sorted = (input: Record<string, unknown>) => JSON.stringify(Object.entries(input).sort());
  return sorted(a) === sorted(b);
}
