import { sql, type Kysely } from 'kysely';
import { ledger } from './0002-money/ledger.ts';
import { vendors } from './0002-money/vendors.ts';
import { wallet } from './0002-money/wallet.ts';

/** The ledger, deposits and withdrawals, and the tables for game vendors' calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...ledger, ...wallet, ...vendors]) await sql.raw(statement).execute(db);
}
