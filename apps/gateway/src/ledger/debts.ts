import type { Money } from '@parlour/domain';
import type { Db } from '../kernel/tables.ts';
import { post, type Posted } from './post.ts';
import type { Wallet } from './registry.ts';
import { transfers } from './transfers.ts';

/**
 * A debt arises when a vendor reverses a win that the member no longer has (db/functions/wallet/money.ts). Wins and deposits do not repay
 * it automatically: an operator repays it from the member's cash, or writes it off.
 */
export interface Debtor {
  merchant: string;
  memberId: string;
}

/** A wallet's debt, and the cash that could repay it; null if nothing is owed. */
export async function debtOf(db: Db, { memberId, book, currency }: Wallet): Promise<{ owed: Money; cash: Money } | null> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', memberId)
    .where('book', '=', book)
    .where('asset', '=', currency)
    .where('kind', 'in', ['cash', 'debt'])
    .execute();
  const of = (kind: 'cash' | 'debt') => BigInt(rows.find((row) => row.kind === kind)?.balance ?? 0);
  return of('debt') === 0n ? null : { owed: { minor: -of('debt'), currency }, cash: { minor: of('cash'), currency } };
}

/** Repays all or part of a debt from the member's cash, once for each `key`. Throws as `post`. */
export function repayDebt(db: Db, { merchant, memberId }: Debtor, amount: Money, key: string, now: Date): Promise<Posted> {
  return post(db, transfers.debtRepaid({ merchant, memberId, amount, reference: key }), now);
}

/** Writes off a debt at the merchant's cost, once for each `key`. */
export function writeOffDebt(db: Db, { merchant, memberId }: Debtor, amount: Money, key: string, now: Date): Promise<Posted> {
  return post(db, transfers.debtWrittenOff({ merchant, memberId, amount, reference: key }), now);
}
