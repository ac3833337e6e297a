import { toDecimal } from '@parlour/domain';
import { sql, type Selectable } from 'kysely';
import type { DepositTable, WithdrawalTable } from '../../wallet/tables.ts';
import { amountOf, feeOf } from '../../wallet/to-wire.ts';
import { aboutAmounts, continues, directionOf, exactly, pageOf, pageRows, within } from '../lists.ts';
import { doubtfulBefore } from '../reports/queues.ts';
import { memberOrErased } from '../members/the-member.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';

/** Deposits of one merchant or of all, latest first unless asked otherwise. */
export async function depositsList(
  operator: Operator,
  { merchant, member, status, provider, reference, by = 'created', from, to, ascending, after }: InputOf<'listDeposits'>,
) {
  const time = by === 'created' ? 'deposit.created_at' : 'deposit.settled_at';
  let found = operator.db
    .selectFrom('deposit')
    .where('deposit.merchant', 'in', codesOf(operator, merchant))
    .where(within(time, { from, to }));
  if (by === 'settled') found = found.where('deposit.settled_at', 'is not', null);
  if (member !== undefined) found = found.where('deposit.member_id', '=', member);
  if (status === 'inDoubt')
    found = found.where('deposit.status', '=', 'pending').where('deposit.created_at', '<', doubtfulBefore(operator.clock.now()));
  else if (status !== undefined) found = found.where('deposit.status', '=', status);
  if (provider !== undefined) found = found.where('deposit.provider', '=', provider);
  if (reference !== undefined) found = found.where('deposit.payment_id', '=', reference);
  const read = await found
    .where(continues([time, 'deposit.id'], after, ascending))
    .selectAll('deposit')
    .select([usernameOf('deposit.member_id'), exactly(time).as('place')])
    .orderBy(time, directionOf(ascending))
    .orderBy('deposit.id', directionOf(ascending))
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.id]);
  const list = rows.map((row): Schema<'Deposit'> => ({
    ...paymentToWire(row),
    status: row.status,
    provider: row.provider,
    method: row.method,
    payment: row.payment_id,
    resolvedBy: row.resolved_by,
    created: row.created_at.toISOString(),
    expires: row.expires_at.toISOString(),
    settled: row.settled_at?.toISOString() ?? null,
  }));
  return { list, next, about: await aboutAmounts(operator.db, found.select(['deposit.amount', 'deposit.currency']), after) };
}

/** Withdrawals in every state, of one merchant or of all, latest first unless asked otherwise; account numbers are masked. */
export async function withdrawalHistory(
  operator: Operator,
  { merchant, member, status, by = 'requested', from, to, ascending, after }: InputOf<'listWithdrawals'>,
) {
  const time = by === 'requested' ? 'withdrawal.created_at' : 'withdrawal.decided_at';
  let found = operator.db
    .selectFrom('withdrawal')
    .where('withdrawal.merchant', 'in', codesOf(operator, merchant))
    .where(within(time, { from, to }));
  if (by === 'decided') found = found.where('withdrawal.decided_at', 'is not', null);
  if (member !== undefined) found = found.where('withdrawal.member_id', '=', member);
  if (status !== undefined) found = found.where('withdrawal.status', 'in', status === 'paid' ? paidStates : [status]);
  const read = await found
    .where(continues([time, 'withdrawal.id'], after, ascending))
    .selectAll('withdrawal')
    .select([usernameOf('withdrawal.member_id'), exactly(time).as('place')])
    .orderBy(time, directionOf(ascending))
    .orderBy('withdrawal.id', directionOf(ascending))
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.id]);
  const list = rows.map((row): Schema<'Withdrawal'> => ({
    ...paymentToWire(row),
    fee: BigInt(row.fee) > 0n ? toDecimal(feeOf(row)) : null,
    status: row.status,
    bank: row.bank_name,
    account: row.account_shown,
    reason: row.reason,
    requested: row.created_at.toISOString(),
    decided: row.decided_at?.toISOString() ?? null,
    confirmed: row.confirmed_at?.toISOString() ?? null,
  }));
  return { list, next, about: await aboutAmounts(operator.db, found.select(['withdrawal.amount', 'withdrawal.currency']), after) };
}

/** A member's rounds, latest first. */
export async function roundsList(operator: Operator, { merchant, member: id, after }: InputOf<'listRounds'>) {
  const member = await memberOrErased(operator, id, merchant);
  const read = await operator.db
    .selectFrom('round')
    .selectAll()
    .select(exactly('placed_at').as('place'))
    .where('member_id', '=', member.id)
    .where(continues(['placed_at', 'id'], after))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.id]);
  const list = rows.map((row): Schema<'Round'> => ({
    id: row.id,
    merchant: row.merchant,
    memberId: row.member_id,
    vendor: row.vendor,
    vendorRound: row.vendor_round_id,
    game: row.game_code,
    stake: toDecimal(amountOf({ ...row, amount: row.stake })),
    win: toDecimal(amountOf({ ...row, amount: row.win })),
    currency: row.currency,
    book: row.book,
    status: row.status,
    placed: row.placed_at.toISOString(),
    settled: row.settled_at?.toISOString() ?? null,
  }));
  return { list, next };
}

/** States of a withdrawal that was paid out and not returned. */
const paidStates = ['approved', 'received', 'disputed'] as const;

/** What deposits and withdrawals have in common. */
const paymentToWire = (
  row: Pick<Selectable<DepositTable | WithdrawalTable>, 'id' | 'merchant' | 'member_id' | 'amount' | 'currency'> & { username: string },
) => ({
  id: row.id,
  merchant: row.merchant,
  memberId: row.member_id,
  member: row.username,
  amount: toDecimal(amountOf(row)),
  currency: row.currency,
});

/** A subquery, so that it runs only for the rows of a page: a join would run for every row that is counted or sorted. */
const usernameOf = (member: string) => sql<string>`(select username from member where id = ${sql.ref(member)})`.as('username');

const codesOf = (operator: Operator, merchant: string | undefined) => merchantsNamed(operator, merchant).map(({ code }) => code);
