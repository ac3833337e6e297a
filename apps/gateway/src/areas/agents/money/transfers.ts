import type { components } from '@parlour/api/contract';
import { fromDecimal, money, needsTwoPeople, toWire, type Currency, type Money } from '@parlour/domain';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { tellQueue } from '../../../db/notifier.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { findMember, memberOf } from '../../identity/member/find.ts';
import type { Member } from '../../identity/member/tables.ts';
import { isFresh } from '../../identity/session/prove.ts';
import { amountWithin } from '../../wallet/withdrawals.ts';
import { refuseWithClaims } from '../contracts/life.ts';
import { accountNames } from '../contracts/to-wire.ts';
import { agentPolicyOf, type AgentPolicy } from '../policy.ts';
import { directDownlineMember } from '../team.ts';
import { isClosed, leftToday, type Direction } from './limits.ts';
import { noteReceived } from './received.ts';

type Schemas = components['schemas'];

/** Sends money to a direct downline. Throws as `send`, and `unpaid_claims` for an agent who owes downlines. */
export function sendDown(context: Context, { account, amount }: Schemas['TransferDownPayload']): Promise<Schemas['LineTransfer']> {
  return inTransaction(context.db, async (trx) => {
    const from = await memberOf(trx, sessionOf(context).memberId);
    const to = await directDownlineMember(trx, context, account);
    await refuseWithClaims(trx, from.id);
    return send(trx, context, { direction: 'transferDown', from, to, amount });
  });
}

/** Sends money to the direct upline. Throws as `send`, and `not_found` for an account without one. */
export function sendUp(context: Context, { amount }: Schemas['TransferUpPayload']): Promise<Schemas['LineTransfer']> {
  return inTransaction(context.db, async (trx) => {
    const from = await memberOf(trx, sessionOf(context).memberId);
    const to = from.upline_id === null ? undefined : await findMember(trx, from.upline_id);
    if (!to) throw new Refusal('not_found');
    await refuseWithClaims(trx, from.id);
    return send(trx, context, { direction: 'transferUp', from, to, amount });
  });
}

/** Whether the caller can send money to the direct upline now, and the smallest and largest amount. */
export async function uplineTransfer(context: Context): Promise<Schemas['UplineTransfer']> {
  const { db, merchant, clock } = context;
  const from = await memberOf(db, sessionOf(context).memberId);
  const to = from.upline_id === null ? undefined : await findMember(db, from.upline_id);
  if (!to) return { state: 'noUpline' };
  const account = (await accountNames(context, [to.id])).get(to.id) ?? '';
  const now = clock.now();
  if (await isClosed(db, { direction: 'transferUp', from, to }, now)) return { state: 'closed', account };
  const currency = from.currency as Currency;
  const policy = await agentPolicyOf(db, merchant.code, currency);
  const min = money(policy.transferMin, currency);
  const max = await leftToday(db, { from, to, merchant, policy }, now);
  if (max.minor < min.minor) return { state: 'capReached', account };
  return { state: 'open', account, amount: { min: toWire(min), max: toWire(max) } };
}

interface Sent {
  readonly direction: Direction;
  readonly from: Member;
  readonly to: Member;
  readonly amount: string;
}

/**
 * Moves cash between direct neighbours of a line; a large amount is held until an operator decides. Throws `step_up_required` unless the
 * session has proved the payment password within the last five minutes; `transfer_refused` if an account is blocked, excluded or in another
 * currency, or operators have stopped transfers; what `amountWithin` throws; and `insufficient_balance`.
 */
async function send(trx: Db, context: Context, { direction, from, to, amount: typed }: Sent): Promise<Schemas['LineTransfer']> {
  const { merchant, clock } = context;
  const now = clock.now();
  if (!isFresh(sessionOf(context).paymentProvedAt, now)) throw new Refusal('step_up_required', { params: { methods: 'paymentPassword' } });
  if (await isClosed(trx, { direction, from, to }, now)) throw new Refusal('transfer_refused');
  const currency = from.currency as Currency;
  const policy = await agentPolicyOf(trx, merchant.code, currency);
  // Locks the sender, so that two concurrent transfers cannot both fit under a cap.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`line-transfer:${from.id}`}, 0))`.execute(trx);
  const left = await leftToday(trx, { from, to, merchant, policy }, now);
  const least = money(policy.transferMin, currency);
  const amount = amountWithin(typed, { min: least, max: left.minor > least.minor ? left : least });
  if (amount.minor > left.minor) throw new Refusal('transfer_refused');
  return move(trx, context, { direction, from, to, amount, policy });
}

interface Moving {
  readonly direction: Direction;
  readonly from: Member;
  readonly to: Member;
  readonly amount: Money;
  readonly policy: AgentPolicy;
}

async function move(trx: Db, context: Context, { direction, from, to, amount, policy }: Moving): Promise<Schemas['LineTransfer']> {
  const { clock, merchant } = context;
  const now = clock.now();
  const id = uuid({ msecs: now.getTime() });
  const cause = { merchant: merchant.code, amount, kind: direction, reference: id, from: from.id, to: to.id };
  const { currency } = amount;
  const { transferTwoPeople: own } = policy;
  const waits = needsTwoPeople(amount, own === null ? fromDecimal(merchant.brand.limits.twoOperatorsFrom, currency) : money(own, currency));
  const posted = await post(trx, waits ? transfers.lineHeld(cause) : transfers.line(cause), now);
  if (waits) {
    tellQueue(trx, { merchant: merchant.code, queue: 'transfers' });
    await trx
      .insertInto('agent_held_transfer')
      .values({
        id,
        merchant: merchant.code,
        direction,
        from_id: from.id,
        to_id: to.id,
        currency,
        amount: amount.minor,
        state: 'waiting',
        asked_at: now,
        decided_at: null,
        decided_by: null,
        reason: null,
      })
      .execute();
  } else {
    await noteReceived(trx, { id, merchant: merchant.code, from: from.id, to: to.id, amount, policy }, now);
  }
  const names = await accountNames(context, [to.id]);
  const balance = posted.balances.get(from.id);
  if (!balance) throw new Error(`transfer ${id} did not touch its sender`);
  return {
    transferId: id,
    to: names.get(to.id) ?? '',
    amount: toWire(amount),
    state: waits ? 'waiting' : 'sent',
    balance,
    at: now.toISOString(),
  };
}
