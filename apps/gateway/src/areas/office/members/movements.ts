import { toDecimal } from '@parlour/domain';
import { sql } from 'kysely';
import { roundReference } from '../../wallet/records/store.ts';
import { amountOf } from '../../wallet/to-wire.ts';
import { pageOf, pageRows, placeAfter } from '../lists.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { memberOrErased } from './the-member.ts';

/** The movements of a member's cash, latest first, each with the balance after it and the game that caused it. */
export async function memberMovements(operator: Operator, { member: id, merchant, after }: InputOf<'listMemberMovements'>) {
  const member = await memberOrErased(operator, id, merchant);
  let entries = operator.db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_entry as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_transfer as t', 't.id', 'e.transfer_id')
    .leftJoin('round as r', (join) => join.on('r.id', '=', roundReference))
    .where('a.owner_kind', '=', 'member')
    .where('a.owner_id', '=', member.id)
    .where('a.kind', '=', 'cash')
    .where('a.book', '=', 'real')
    .where('a.asset', '=', member.currency);
  if (after !== undefined) {
    const [version] = placeAfter(after, ['number']);
    entries = entries.where(sql<boolean>`e.version < ${version}`);
  }
  const read = await entries
    .select([
      't.id',
      't.kind',
      't.reference',
      't.at',
      't.asset',
      't.book',
      'e.amount',
      'e.balance_after',
      'e.version',
      'r.vendor',
      'r.game_code',
    ])
    .orderBy('e.version', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [Number(row.version)]);
  const money = (amount: string | number | bigint) => toDecimal(amountOf({ amount, currency: member.currency }));
  const list = rows.map((row): Schema<'Movement'> => ({
    transfer: row.id,
    at: row.at.toISOString(),
    // No other kind of transfer moves cash.
    kind: row.kind as Schema<'Movement'>['kind'],
    book: row.book,
    amount: money(row.amount),
    balance: money(row.balance_after),
    currency: row.asset,
    reference: row.reference,
    game: row.game_code === null ? null : `${row.vendor} ${row.game_code}`,
  }));
  return { list, next };
}
