import type { components } from '@parlour/api/contract';
import { toWire, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import type { Db } from '../kernel/tables.ts';
import type { Book } from './tables.ts';

/** A balance as the contract carries it. */
export type Balance = components['schemas']['Balance'];

interface BalanceRow {
  cash: string;
  locked: string;
  version: string;
  currency: string;
  book: Book;
}

/** The wire value of a member's accounts. `version` grows with every posting on either of them. */
export function toBalance({ cash, locked, version, currency, book }: BalanceRow): Balance {
  const of = (minor: string) => toWire({ minor: BigInt(minor), currency: currency as Currency });
  return { available: of(cash), locked: of(locked), playMoney: book === 'play', version: Number(version) };
}

/** A member's balance now; throws when the member has no accounts, which registration opens. */
export async function memberBalance(db: Db, memberId: string): Promise<Balance> {
  const { rows } = await sql<BalanceRow>`
    select currency, book,
      coalesce(sum(balance) filter (where kind = 'cash'), 0)::text as cash,
      coalesce(sum(balance) filter (where kind = 'locked'), 0)::text as locked,
      sum(version)::text as version
    from ledger_account where owner_kind = 'member' and owner_id = ${memberId}
    group by currency, book`.execute(db);
  if (!rows[0]) throw new Error(`member ${memberId} has no accounts`);
  return toBalance(rows[0]);
}
