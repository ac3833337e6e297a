import { sql } from 'kysely';
import { explainBill } from '../../agents/bills/explain.ts';
import type { NamesOf } from '../../agents/bills/lists.ts';
import { decideBill, mayDecide } from '../../agents/bills/waiting.ts';
import type { BillRow } from '../../agents/settlement/stored-bills.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { aboutOf, exactly, pageOf, pageRows, placeAfter } from '../lists.ts';
import { memberOrErased } from '../members/the-member.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';
import { codesNamed, decimal } from './amounts.ts';

type Named = BillRow & { holder: string; payer: string | null };

const billToWire = (row: Named): Schema<'OfficeBill'> => ({
  billKey: row.key,
  merchant: row.merchant,
  member: row.holder,
  payer: row.payer,
  kind: row.kind,
  period: row.period,
  tier: row.tier,
  due: decimal(row.due, row.currency),
  paid: decimal(row.paid, row.currency),
  owed: decimal(row.owed, row.currency),
  currency: row.currency,
  state: row.state,
  mayApprove: mayDecide(row.waits, 'approve', 'operator'),
  mayDeny: mayDecide(row.waits, 'deny', 'operator'),
  corrections: row.corrections.length,
});

function billsOf(operator: Operator, merchant: string | undefined) {
  return operator.db
    .selectFrom('agent_bill as b')
    .innerJoin('member as holder', 'holder.id', 'b.holder_id')
    .leftJoin('member as payer', 'payer.id', 'b.payer_id')
    .selectAll('b')
    .select(['holder.username as holder', 'payer.username as payer'])
    .where('b.merchant', 'in', codesNamed(operator, merchant));
}

/** Bills, latest period first. */
export async function agentBills(operator: Operator, { merchant, kind, member: named, period, state, after }: InputOf<'listAgentBills'>) {
  let bills = billsOf(operator, merchant);
  // The windows of real-time salary would hide everything else.
  bills = bills.where(kind === undefined ? sql<boolean>`b.kind <> 'realtime'` : sql<boolean>`b.kind = ${kind}`);
  if (period !== undefined) bills = bills.where('b.period', '=', period);
  if (state !== undefined) bills = bills.where('b.state', '=', state);
  if (named !== undefined) bills = bills.where('b.holder_id', '=', (await memberOrErased(operator, named, merchant)).id);
  const found = bills;
  if (after !== undefined) {
    const [at, key] = placeAfter(after, ['time', 'text']);
    bills = bills.where(sql<boolean>`(b.starts_at < ${at}::timestamptz or b.starts_at = ${at}::timestamptz and b.key > ${key})`);
  }
  const read = await bills
    .select(exactly('b.starts_at').as('place'))
    .orderBy('b.starts_at', 'desc')
    .orderBy('b.key')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, ({ place, key }) => [place, key]);
  return { list: rows.map(billToWire), next, about: await aboutOf(operator.db, found.clearSelect().select('b.key'), after) };
}

async function theBill(operator: Operator, key: string, merchant: string | undefined): Promise<Named> {
  const row = await billsOf(operator, merchant).where('b.key', '=', key).executeTakeFirst();
  if (!row) throw refused('not_found', `There is no bill ${key}.`);
  return row;
}

/** Accounts by username: if a mobile number serves as the username, only the member's page reveals it. */
const usernames =
  ({ db }: Operator): NamesOf =>
  async (ids) => {
    const known = [...new Set(ids)].filter((id) => id !== null);
    if (known.length === 0) return new Map();
    const rows = await db.selectFrom('member').select(['id', 'username']).where('id', 'in', known).execute();
    return new Map(rows.map(({ id, username }) => [id, username]));
  };

/** Everything a bill is computed from, as its agent sees it, with usernames. */
export async function billExplanation(
  operator: Operator,
  { bill: key, merchant: named, ...page }: InputOf<'explainAgentBill'>,
): Promise<Schema<'OfficeBillExplanation'>> {
  const row = await theBill(operator, key, named);
  const merchant = operator.merchants.byCode(row.merchant);
  const told = await explainBill({ db: operator.db, merchant, namesOf: usernames(operator) }, row, page);
  const open = await operator.db.selectFrom('agent_claim').select(['id', 'key']).where('bill_key', '=', row.key).execute();
  const { bill } = told;
  return {
    bill: billToWire(row),
    formula: told.formula,
    currency: row.currency,
    figures: [
      { name: 'bets', value: String(bill.bets) },
      { name: 'active', value: String(bill.active) },
      ...figuresOfKind[row.kind].map((name) => ({ name, value: bill[name].amount })),
      { name: 'toPay', value: bill.toPay.amount },
      { name: 'keeps', value: bill.keeps.amount },
    ],
    tiers: told.tiers,
    rate: told.rate,
    nextTier: told.nextTier && {
      tier: told.nextTier.tier,
      active: told.nextTier.active,
      turnover: told.nextTier.turnover.amount,
      loss: told.nextTier.loss.amount,
    },
    source: { fromBill: told.source.fromBill.amount, fromWallet: told.source.fromWallet.amount },
    team: told.team.map(({ account, turnover, net, due, ...counts }) => ({
      member: account,
      ...counts,
      turnover: turnover.amount,
      net: net.amount,
      due: due.amount,
    })),
    bets: told.bets.map(({ roundId, account, game, stake, win, placedAt, settledAt }) => ({
      id: roundId,
      member: account,
      game,
      stake: stake.amount,
      win: win.amount,
      at: settledAt ?? placedAt,
    })),
    transfers: told.transfers.map(({ amount, ...transfer }) => ({ ...transfer, amount: amount.amount })),
    claims: told.claims.map((claim) => ({
      id: String(open.find(({ key: of }) => of === claim.key)?.id ?? ''),
      merchant: row.merchant,
      kind: claim.kind,
      from: claim.from,
      to: claim.to,
      open: claim.open.amount,
      arisen: claim.arisen.amount,
      currency: row.currency,
      reason: claim.reason,
      billKey: claim.billKey,
      aroseAt: claim.aroseAt,
    })),
    page: told.page,
  };
}

/** The figures that a bill of each kind is computed from. */
const figuresOfKind = {
  daily: ['turnover', 'net', 'basis'],
  hourly: ['turnover', 'won', 'lost'],
  realtime: ['turnover', 'won', 'lost'],
  dividend: ['turnover', 'net', 'adjustment', 'carryIn', 'basis'],
  affiliate: ['turnover', 'ggr', 'deductions', 'adjustment', 'carryIn', 'basis', 'held', 'introducer'],
} as const;

async function decidable(operator: Operator, { bill: key, decision, merchant }: InputOf<'decideAgentBill'>): Promise<Named> {
  const row = await theBill(operator, key, merchant);
  if (!mayDecide(row.waits, decision, 'operator'))
    throw refused(
      'bill_refused',
      `The bill is ${row.state}. Only a dividend that is waiting, was denied or was not collected can be decided.`,
    );
  return row;
}

/** Approves or denies a dividend, once two operators agree. */
export async function billDecide(operator: Operator, input: InputOf<'decideAgentBill'>): Promise<Schema<'BillDecided'>> {
  const row = await decidable(operator, input);
  const madeBy = approvedBy(operator);
  const decided = await inTransaction(operator.db, (trx) =>
    decideBill(trx, { row, decision: input.decision, by: 'operator', madeBy }, operator.clock.now()),
  );
  return { billKey: row.key, state: decided.state };
}

export async function examineBillDecision(operator: Operator, input: InputOf<'decideAgentBill'>): Promise<Examined> {
  const row = await decidable(operator, input);
  const amount = decimal(row.due, row.currency);
  return {
    merchant: row.merchant,
    subject: { kind: 'member', id: row.holder_id, name: row.holder },
    changes: [{ field: 'state', before: row.state, after: input.decision === 'approve' ? 'toCollect' : 'denied' }],
    effect: input.decision === 'approve' ? { kind: 'pays', amount, currency: row.currency, member: row.holder } : null,
    reason: reasonOf(input.reason, 'The books keep the reason: give one with --reason.'),
    version: `${row.key} ${row.state}`,
    needsTwo: true,
  };
}
