import type { Vault } from '../kernel/ports.ts';
import type { Db } from '../kernel/tables.ts';
import { inTransaction } from '../kernel/transaction.ts';

/** Rows that a sealer takes in one transaction. */
export const rowsAtOnce = 200;

/** Seals up to `rowsAtOnce` rows of a table that are not sealed under the current key; returns how many it changed. */
export type Sealer = (trx: Db, vault: Vault) => Promise<number>;

/**
 * Seals all personal data under the current key that are not yet: from before there were keys, or under a key being replaced. Runs at
 * every start, in batches and concurrently with other gateways; returns how many rows it changed.
 */
export async function sealStored(db: Db, vault: Vault, sealers: readonly Sealer[]): Promise<number> {
  let rows = 0;
  for (const seal of sealers)
    for (let done = rowsAtOnce; done === rowsAtOnce; rows += done) done = await inTransaction(db, (trx) => seal(trx, vault));
  return rows;
}

/** Plain text from before there were keys never looks like this. */
export function isSealed(text: string | null): boolean {
  return text !== null && /^sealed\.[a-z0-9]{1,16}\.[\w-]{38,}$/.test(text);
}
