import type { components } from '@parlour/api/contract';
import { money, toDecimal, type Currency } from '@parlour/domain';
import type { Selectable } from 'kysely';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
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

/** The calling member's transfers that were large enough for an operator to decide, newest first. */
export async function heldTransfers(context: Context): Promise<Schemas['HeldTransfer'][]> {
  const rows = await context.db
    .selectFrom('agent_held_transfer')
    .selectAll()
    .where('from_id', '=', sessionOf(context).memberId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
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

interface Decision {
  readonly id: string;
  readonly decision: 'approve' | 'reject';
  readonly by: string;
  /** The sender reads why money went back. */
  readonly reason: string;
}

/**
 * An operator approves a waiting transfer, or returns the money to its sender, who gets a message. Throws `not_found` if it has been
 * decided. Approval throws `transfer_refused` if the two could not transfer now either, and `unpaid_claims` if the sender has unpaid
 * claims.
 */
export async function decideTransfer(trx: Db, { id, decision, by, reason }: Decision, now: Date): Promise<HeldTransfer> {
  const row = await trx
    .selectFrom('agent_held_transfer')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  const { merchant, from_id: from, to_id: to, direction: kind } = row;
  const amount = money(BigInt(row.amount), row.currency as Currency);
  const approved = decision === 'approve';
  if (approved) {
    await refuseUnlessOpen(trx, row, now);
    await post(trx, transfers.lineReleased({ merchant, amount, kind, reference: id, from, to }), now);
    await noteReceived(trx, { id, merchant, from, to, amount, policy: await agentPolicyOf(trx, merchant, amount.currency) }, now);
  } else {
    await post(trx, transfers.lineReturned({ merchant, amount, reference: id, from }), now);
  }
  const told = { amount: toDecimal(amount), currency: amount.currency, ...(!approved && { reason }) };
  await sendMessage(trx, { merchant, memberId: from, kind: approved ? 'transferApproved' : 'transferRejected', params: told }, now);
  return trx
    .updateTable('agent_held_transfer')
    .set({ state: approved ? 'sent' : 'returned', decided_at: now, decided_by: by, reason: approved ? null : reason })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What holds for a transfer must still hold when it is approved; only the caps were used up by the request. */
async function refuseUnlessOpen(trx: Db, { direction, from_id, to_id }: HeldTransfer, now: Date): Promise<void> {
  await refuseWithClaims(trx, from_id);
  const [from, to] = [await memberOf(trx, from_id), await memberOf(trx, to_id)];
  const areNeighbours = direction === 'transferDown' ? to.upline_id === from.id : from.upline_id === to.id;
  if (!areNeighbours || (await isClosed(trx, { direction, from, to }, now))) throw new Refusal('transfer_refused');
}
