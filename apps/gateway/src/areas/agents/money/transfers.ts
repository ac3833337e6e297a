import type { components } from '@parlour/api/contract';
import { money, toWire, type Currency, type Money } from '@parlour/domain';
import { periodAt } from '@parlour/domain/agents';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
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

type Schemas = components['schemas'];
type Direction = 'transferDown' | 'transferUp';

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

/** Whether the caller can send money to the direct upline now, and the least and most. */
export async function uplineTransfer(context: Context): Promise<Schemas['UplineTransfer']> {
  const { db, merchant, clock } = context;
  const from = await memberOf(db, sessionOf(context).memberId);
  const to = from.upline_id === null ? undefined : await findMember(db, from.upline_id);
  if (!to) return { state: 'noUpline' };
  const account = (await accountNames(context, [to.id])).get(to.id) ?? '';
  const now = clock.now();
  if (await isClosed(db, from, to, now)) return { state: 'closed', account };
  const currency = from.currency as Currency;
  const policy = await agentPolicyOf(db, merchant.code, currency);
  const min = money(policy.transferMin, currency);
  const max = money(await leftOfCaps(db, from.id, to.id, policy, dayBegan(merchant, now)), currency);
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
 * Moves cash between direct neighbours of a line. Throws `step_up_required` unless the session has proved the payment password in the last
 * five minutes, `transfer_refused` for accounts that are blocked, excluded or in another currency, what `amountWithin` throws, and
 * `insufficient_balance`. What is received must be staked before it can be withdrawn (agents.md 12).
 */
async function send(trx: Db, context: Context, { direction, from, to, amount: typed }: Sent): Promise<Schemas['LineTransfer']> {
  const { merchant, clock } = context;
  const now = clock.now();
  if (!isFresh(sessionOf(context).paymentProvedAt, now)) throw new Refusal('step_up_required', { params: { methods: 'paymentPassword' } });
  if (await isClosed(trx, from, to, now)) throw new Refusal('transfer_refused');
  const currency = from.currency as Currency;
  const policy = await agentPolicyOf(trx, merchant.code, currency);
  // Two concurrent transfers of one sender must not both fit under a cap.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`line-transfer:${from.id}`}, 0))`.execute(trx);
  const left = await leftOfCaps(trx, from.id, to.id, policy, dayBegan(merchant, now));
  const least = money(policy.transferMin, currency);
  const amount = amountWithin(typed, { min: least, max: money(left > least.minor ? left : least.minor, currency) });
  if (amount.minor > left) throw new Refusal('transfer_refused');
  return moved(trx, context, { direction, from, to, amount, policy });
}

/** The start of the merchant's current day. */
function dayBegan({ brand }: Merchant, now: Date): Date {
  return new Date(periodAt('daily', now.getTime(), brand.timeZone).start);
}

/**
 * Whether no money may move between two accounts now: one is blocked, excluded or not a member's, their currencies differ, or an operator
 * has stopped it.
 */
async function isClosed(db: Db, from: Member, to: Member, now: Date): Promise<boolean> {
  const excluded = [from, to].some(
    ({ kind, status, bets_blocked_until }) =>
      kind !== 'member' || status !== 'active' || (bets_blocked_until !== null && bets_blocked_until > now),
  );
  return excluded || from.currency !== to.currency || (await isBanned(db, from.id, to.id));
}

/** Whether an operator has stopped transfers in a team that includes either account. */
async function isBanned(db: Db, ...accounts: string[]): Promise<boolean> {
  const ban = await db
    .selectFrom('agent_transfer_ban as ban')
    .innerJoin('member_line as line', 'line.ancestor', 'ban.member_id')
    .select('ban.member_id')
    .where('line.descendant', 'in', accounts)
    .limit(1)
    .executeTakeFirst();
  return ban !== undefined;
}

/** How much more the sender may send today, to anybody and to this account. */
async function leftOfCaps(db: Db, fromId: string, toId: string, policy: AgentPolicy, since: Date): Promise<bigint> {
  const { all, pair } = await db
    .selectFrom('received_transfer')
    .select([
      sql<string>`coalesce(sum(amount), 0)::text`.as('all'),
      sql<string>`coalesce(sum(amount) filter (where member_id = ${toId}), 0)::text`.as('pair'),
    ])
    .where('from_id', '=', fromId)
    .where('received_at', '>=', since)
    .executeTakeFirstOrThrow();
  const [daily, own] = [policy.transferDailyCap - BigInt(all), policy.transferPairCap - BigInt(pair)];
  return daily < own ? daily : own;
}

interface Moving {
  readonly direction: Direction;
  readonly from: Member;
  readonly to: Member;
  readonly amount: Money;
  readonly policy: AgentPolicy;
}

async function moved(trx: Db, context: Context, { direction, from, to, amount, policy }: Moving): Promise<Schemas['LineTransfer']> {
  const { merchant, clock } = context;
  const now = clock.now();
  const id = uuid({ msecs: now.getTime() });
  const posted = await post(
    trx,
    transfers.line({ merchant: merchant.code, amount, kind: direction, reference: id, from: from.id, to: to.id }),
    now,
  );
  await trx
    .insertInto('received_transfer')
    .values({
      id,
      merchant: merchant.code,
      from_id: from.id,
      member_id: to.id,
      currency: amount.currency,
      amount: amount.minor,
      required: amount.minor * BigInt(policy.transferTurnover),
      received_at: now,
    })
    .execute();
  const names = await accountNames(context, [to.id]);
  const balance = posted.balances.get(from.id);
  if (!balance) throw new Error(`transfer ${id} did not touch its sender`);
  return { transferId: id, to: names.get(to.id) ?? '', amount: toWire(amount), balance, at: now.toISOString() };
}
