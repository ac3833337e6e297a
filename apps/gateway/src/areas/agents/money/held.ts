import type { BodyOf, components } from '@parlour/api/contract';
import { money, toDecimal, type Currency } from '@parlour/domain';
import type { Selectable } from 'kysely';
import { tellQueue } from '../../../db/notifier.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { memberOf } from '../../identity/member/find.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { refuseWithClaims } from '../contracts/life.ts';
import { accountNames } from '../contracts/to-wire.ts';
import { agentPolicyOf } from '../policy.ts';
import { wireIn } from '../reports/team-lists.ts';
import type { AgentHeldTransferTable } from '../tables.ts';
import { isClosed } from './limits.ts';
import { noteReceived } from './received.ts';

type Schemas = components['schemas'];
export type HeldTransfer = Selectable<AgentHeldTransferTable>;

const mostListed = 20;

/** The calling member's transfers that were large enough to need an operator's decision, newest first. */
export async function heldTransfers(context: Context): Promise<Schemas['HeldTransfer'][]> {
  const rows = await context.db
    .selectFrom('agent_held_transfer')
    .selectAll()
    .where('from_id', '=', sessionOf(context).memberId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return toWire(context, rows);
}

async function toWire(context: Pick<Context, 'db' | 'vault'>, rows: readonly HeldTransfer[]): Promise<Schemas['HeldTransfer'][]> {
  const names = await accountNames(
    context,
    rows.map(({ to_id }) => to_id),
  );
  return rows.map((row) => ({
    transferId: row.id,
    direction: row.direction,
    to: names.get(row.to_id) ?? '',
    amount: wireIn(row.currency)(row.amount),
    state: row.state,
    reason: row.reason,
    at: row.asked_at.toISOString(),
  }));
}

/**
 * The calling member takes back a transfer that still waits. Throws `not_found` for somebody else's, and `transfer_decided` for one that
 * waits no more.
 */
export function cancelTransfer(context: Context, { transferId }: BodyOf<'cancelTransfer'>): Promise<Schemas['HeldTransfer']> {
  return inTransaction(context.db, async (trx) => {
    const row = await lockTransfer(trx, transferId);
    if (row?.from_id !== sessionOf(context).memberId) throw new Refusal('not_found');
    if (row.state !== 'waiting') throw new Refusal('transfer_decided');
    const now = context.clock.now();
    await giveBack(trx, row, now);
    const cancelled = await settle(trx, row, { state: 'cancelled', decided_at: now, decided_by: null, reason: null });
    const [shown] = await toWire(context, [cancelled]);
    return shown!;
  });
}

interface Decision {
  readonly id: string;
  readonly decision: 'approve' | 'reject';
  readonly by: string;
  /** The reason for a rejection, which the sender reads. */
  readonly reason: string;
}

/**
 * An operator approves a waiting transfer, or returns the money to its sender, who gets a message. Throws `not_found` if it was already
 * decided. Approval throws `transfer_refused` if the two accounts could not transfer now, and `unpaid_claims` if the sender has unpaid
 * claims.
 */
export async function decideTransfer(trx: Db, { id, decision, by, reason }: Decision, now: Date): Promise<HeldTransfer> {
  const row = await lockTransfer(trx, id);
  if (row?.state !== 'waiting') throw new Refusal('not_found');
  const { merchant, from_id: from, to_id: to, direction: kind } = row;
  const amount = amountOf(row);
  const approved = decision === 'approve';
  if (approved) {
    await refuseUnlessOpen(trx, row, now);
    await post(trx, transfers.lineReleased({ merchant, amount, kind, reference: id, from, to }), now);
    await noteReceived(trx, { id, merchant, from, to, amount, policy: await agentPolicyOf(trx, merchant, amount.currency) }, now);
  } else {
    await giveBack(trx, row, now);
  }
  const told = { amount: toDecimal(amount), currency: amount.currency, ...(!approved && { reason }) };
  await sendMessage(trx, { merchant, memberId: from, kind: approved ? 'transferApproved' : 'transferRejected', params: told }, now);
  return settle(trx, row, { state: approved ? 'sent' : 'returned', decided_at: now, decided_by: by, reason: approved ? null : reason });
}

const amountOf = ({ amount, currency }: HeldTransfer) => money(BigInt(amount), currency as Currency);

/** An operator and the sender may decide at once: the row's lock makes one of them the first. */
function lockTransfer(trx: Db, id: string): Promise<HeldTransfer | undefined> {
  return trx.selectFrom('agent_held_transfer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function giveBack(trx: Db, row: HeldTransfer, now: Date): Promise<void> {
  const { id: reference, merchant, from_id: from } = row;
  await post(trx, transfers.lineReturned({ merchant, amount: amountOf(row), reference, from }), now);
}

function settle(
  trx: Db,
  { id, merchant }: HeldTransfer,
  outcome: Pick<HeldTransfer, 'state' | 'decided_at' | 'decided_by' | 'reason'>,
): Promise<HeldTransfer> {
  tellQueue(trx, { merchant, queue: 'transfers' });
  return trx.updateTable('agent_held_transfer').set(outcome).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Checks on approval whatever a new transfer would have to satisfy, except the caps, which were already used up by the request. */
async function refuseUnlessOpen(trx: Db, { direction, from_id, to_id }: HeldTransfer, now: Date): Promise<void> {
  await refuseWithClaims(trx, from_id);
  const [from, to] = [await memberOf(trx, from_id), await memberOf(trx, to_id)];
  const areNeighbours = direction === 'transferDown' ? to.upline_id === from.id : from.upline_id === to.id;
  if (!areNeighbours || (await isClosed(trx, { direction, from, to }, now))) throw new Refusal('transfer_refused');
}
