import { decideTransfer } from '../../agents/money/held.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { codesNamed, decimal } from './amounts.ts';

const mostListed = 200;

function transfersOf({ db }: Operator, codes: readonly string[]) {
  return db
    .selectFrom('agent_held_transfer as t')
    .innerJoin('member as sender', 'sender.id', 't.from_id')
    .innerJoin('member as receiver', 'receiver.id', 't.to_id')
    .selectAll('t')
    .select(['sender.username as sender', 'receiver.username as receiver'])
    .where('t.merchant', 'in', codes);
}

/** Transfers along lines: those waiting for an operator, oldest first, or those in another state, latest first. */
export async function lineTransfers(
  operator: Operator,
  { merchant, state = 'waiting' }: InputOf<'listLineTransfers'>,
): Promise<Schema<'OfficeTransfer'>[]> {
  const rows = await transfersOf(operator, codesNamed(operator, merchant))
    .where('t.state', '=', state)
    .orderBy('t.asked_at', state === 'waiting' ? 'asc' : 'desc')
    .orderBy('t.id')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    merchant: row.merchant,
    direction: row.direction,
    from: row.sender,
    to: row.receiver,
    amount: decimal(row.amount, row.currency),
    currency: row.currency,
    state: row.state,
    askedAt: row.asked_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    reason: row.reason,
  }));
}

async function theTransfer(operator: Operator, { id, merchant }: Pick<InputOf<'decideLineTransfer'>, 'id' | 'merchant'>) {
  const row = await transfersOf(operator, codesNamed(operator, merchant)).where('t.id', '=', id).executeTakeFirst();
  if (!row) throw refused('not_found', `There is no transfer ${id} that waits for a decision.`);
  if (row.state !== 'waiting') throw refused('line_transfer_refused', `Transfer ${id} has already been decided: ${row.state}.`);
  return row;
}

const asReason = (text: string) => reasonOf(text, 'The books keep the reason: give one with --reason.');

/** Approves a transfer, or returns the money to its sender. */
export async function lineTransferDecide(operator: Operator, input: InputOf<'decideLineTransfer'>): Promise<Schema<'TransferDecided'>> {
  const { id, decision } = input;
  const reason = asReason(input.reason);
  await theTransfer(operator, input);
  const decided = await inTransaction(operator.db, (trx) =>
    decideTransfer(trx, { id, decision, by: operator.by.name, reason }, operator.clock.now()),
  ).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const why: Partial<Record<string, string>> = {
      transfer_refused: 'One of the two may not transfer now: reject it, or allow transfers first.',
      unpaid_claims: 'The sender owes downlines: that comes first.',
      not_found: 'It has already been decided.',
    };
    throw refused('line_transfer_refused', why[error.code] ?? error.code);
  });
  return { id, state: decided.state };
}

/** One operator is enough: the sender counts as the first of the two people, the deciding operator as the second (agents.md 12). */
export async function examineLineTransfer(operator: Operator, input: InputOf<'decideLineTransfer'>): Promise<Examined> {
  const row = await theTransfer(operator, input);
  const amount = decimal(row.amount, row.currency);
  const approves = input.decision === 'approve';
  return {
    merchant: row.merchant,
    subject: { kind: 'member', id: row.from_id, name: row.sender },
    changes: [{ field: 'state', before: row.state, after: approves ? 'sent' : 'returned' }],
    effect: {
      kind: approves ? 'pays' : 'refunds',
      amount,
      currency: row.currency,
      member: approves ? row.receiver : row.sender,
    },
    reason: asReason(input.reason),
    version: `${row.state} ${amount}`,
    needsTwo: false,
  };
}
