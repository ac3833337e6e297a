import type { BodyOf, components } from '@parlour/api/contract';
import type { Currency } from '@parlour/domain';
import { billKey, payBill, type BillWait } from '@parlour/domain/agents';
import { sql } from 'kysely';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inSavepoint, inTransaction } from '../../../kernel/transaction.ts';
import { post } from '../../../ledger/post.ts';
import { lockLine } from '../contracts/lines.ts';
import { agentPolicyOf } from '../policy.ts';
import { loadLines } from '../settlement/lines-state.ts';
import { withFreshWallets } from '../settlement/run.ts';
import type { BillRow } from '../settlement/stored-bills.ts';
import { billsToWire, loginNames } from './lists.ts';
import { billOfTeam } from './of-team.ts';

type Decision = 'approve' | 'deny';

/** The states in which a bill can be approved or denied; after a denial or its expiry only operators can still decide (agents.md 6). */
const decidable: Readonly<Record<'payer' | 'operator', Readonly<Record<Decision, readonly BillWait[]>>>> = {
  payer: { approve: ['awaiting'], deny: ['awaiting'] },
  operator: { approve: ['awaiting', 'denied', 'expired'], deny: ['awaiting', 'toCollect'] },
};

/** Whether a bill in this state may be decided this way. */
export function mayDecide(waits: BillWait | null, decision: Decision, by: 'payer' | 'operator'): boolean {
  return waits !== null && decidable[by][decision].includes(waits);
}

/** Approves a waiting dividend, which its holder can then collect, or denies it. Throws `bill_state` if its state does not permit that. */
export async function decideBill(
  trx: Db,
  { row, decision, by, madeBy }: { row: BillRow; decision: Decision; by: 'payer' | 'operator'; madeBy: string },
  now: Date,
): Promise<BillRow> {
  await lockLine(trx, row.head_id);
  const bill = await trx.selectFrom('agent_bill').selectAll().where('key', '=', row.key).forUpdate().executeTakeFirstOrThrow();
  if (!mayDecide(bill.waits, decision, by)) throw new Refusal('bill_state');
  const waits = decision === 'approve' ? 'toCollect' : 'denied';
  return trx
    .updateTable('agent_bill')
    .set({ waits, state: waits, decided_by: madeBy, decided_at: now })
    .where('key', '=', row.key)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Approves or denies a dividend that the calling agent has to pay. Throws `not_found`, `not_direct_downline` and `bill_state`. */
export async function decideOwnBill(
  context: Context,
  { billKey: key }: BodyOf<'approveBill'>,
  decision: Decision,
): Promise<components['schemas']['AgentBill']> {
  const { db, clock } = context;
  const me = sessionOf(context).memberId;
  return inTransaction(db, async (trx) => {
    const row = await billOfTeam(trx, context, key);
    if (row.payer_id !== me) throw new Refusal('not_direct_downline');
    const decided = await decideBill(trx, { row, decision, by: 'payer', madeBy: me }, clock.now());
    return theBill(trx, context, decided);
  });
}

/**
 * Pays an approved dividend to its holder on request, from the payer's own bill and wallet as far as they suffice; the rest becomes a
 * claim. Throws `not_found` for somebody else's bill, and `bill_state` if it cannot be collected.
 */
export async function collectBill(context: Context, { billKey: key }: BodyOf<'collectBill'>): Promise<components['schemas']['AgentBill']> {
  return inTransaction(context.db, (trx) => withFreshWallets(() => inSavepoint(trx, () => collect(trx, context, key))));
}

async function collect(trx: Db, context: Context, key: string): Promise<components['schemas']['AgentBill']> {
  const { merchant, clock } = context;
  const asked = await billOfTeam(trx, context, key);
  if (asked.holder_id !== sessionOf(context).memberId) throw new Refusal('not_found');
  const head = await lockLine(trx, asked.holder_id);
  const { kind, period, payer_id: payer, policy_version } = asked;
  const currency = asked.currency as Currency;
  const ofPayer = payer === null ? [] : [billKey(kind, payer, period)];
  const of = { merchant: merchant.code, currency, kind, heads: [head], now: clock.now() };
  const line = await loadLines(trx, of, { accounts: [asked.holder_id], bills: [key, ...ofPayer] });
  const bill = line.book.bill(key);
  if (bill?.waits !== 'toCollect') throw new Refusal('bill_state');
  const received = ofPayer.reduce((sum, each) => sum + (line.book.bill(each)?.paid ?? 0n), 0n);
  const spent = payer === null ? 0n : await spentOfBill(trx, asked);
  const policy = await agentPolicyOf(trx, merchant.code, currency, policy_version);
  payBill(line.book, bill, received > spent ? received - spent : 0n, policy);
  await line.save(trx, async (_trx, moved, now) => {
    for (const transfer of moved) await post(trx, transfer, now);
  });
  const row = await trx.selectFrom('agent_bill').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  return theBill(trx, context, row);
}

/** How much of its own bill for the period the payer has already paid on to downlines. */
async function spentOfBill(trx: Db, { payer_id, kind, period }: BillRow): Promise<bigint> {
  const { spent } = await trx
    .selectFrom('agent_bill')
    .select(sql<string>`coalesce(sum(from_bill), 0)::text`.as('spent'))
    .where('payer_id', '=', payer_id)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return BigInt(spent);
}

async function theBill(db: Db, { vault }: Pick<Context, 'vault'>, row: BillRow): Promise<components['schemas']['AgentBill']> {
  const [bill] = await billsToWire(db, [row], loginNames({ db, vault }));
  return bill!;
}
