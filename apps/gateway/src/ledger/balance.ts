import type { components } from '@parlour/api/contract';
import { toWire, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import type { Db } from '../kernel/tables.ts';
import { walletKinds, type Book, type Wallet } from './registry.ts';

/** A balance in the contract's form. */
export type Balance = components['schemas']['Balance'];

interface BalanceRow {
  cash: string;
  locked: string;
  version: string;
  currency: Currency;
  book: Book;
}

/** A wallet's balance in the contract's form. `version` increases with every posting to any of its accounts. */
export function toBalance({ cash, locked, version, currency, book }: BalanceRow): Balance {
  const of = (minor: string) => toWire({ minor: BigInt(minor), currency });
  return { available: of(cash), locked: of(locked), playMoney: book === 'play', version: Number(version) };
}

/** A member's current balance in one wallet; throws if that was never opened. */
export async function walletBalance(db: Db, { memberId, book, currency }: Wallet): Promise<Balance> {
  const { rows } = await sql<{ cash: string | null; locked: string | null; version: string }>`
    select sum(balance) filter (where kind = 'cash')::text as cash,
      sum(balance) filter (where kind = 'locked')::text as locked,
      sum(version)::text as version
    from ledger_account
    where owner_kind = 'member' and owner_id = ${memberId} and book = ${book} and asset = ${currency}
      and kind in (${sql.join([...walletKinds])})`.execute(db);
  const { cash, locked, version } = rows[0]!;
  if (cash === null || locked === null) throw new Error(`member ${memberId} has no wallet in book ${book} and ${currency}`);
  return toBalance({ cash, locked, version, currency, book });
}
