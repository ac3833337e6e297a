import { sql, type Selectable } from 'kysely';
import type { Place, Vault } from '../kernel/ports.ts';
import type { Db, Tables } from '../kernel/tables.ts';
import { inTransaction } from '../kernel/transaction.ts';

/** How many rows a sealer takes in one transaction. */
export const rowsAtOnce = 200;

/** Seals up to `rowsAtOnce` rows of a table that are not sealed under the current key; returns how many it changed. */
export type Sealer = (trx: Db, vault: Vault) => Promise<number>;

/**
 * Seals all personal data under the current key that are not yet: data from before there were keys, or under a key that is being replaced.
 * Runs at every start, in batches and concurrently with other gateways; returns how many rows it changed.
 */
export async function sealStored(db: Db, vault: Vault, sealers: readonly Sealer[]): Promise<number> {
  let rows = 0;
  for (const seal of sealers)
    for (let done = rowsAtOnce; done === rowsAtOnce; rows += done) done = await inTransaction(db, (trx) => seal(trx, vault));
  return rows;
}

interface SealedColumn<T extends keyof Tables, K extends keyof Tables[T]> {
  table: T;
  column: keyof Tables[T] & string;
  /** The columns that identify a row and determine its place. */
  key: readonly (K & string)[];
  place: (row: Selectable<Pick<Tables[T], K>>) => Place;
  /**
   * What to do with text that is not sealed: `seal` it, if the column was stored in clear before there were keys; `leave` it, if only some
   * rows are sealed. By default it is an error, because nothing else can have been stored.
   */
  inClear?: 'seal' | 'leave';
}

/** The sealer of one column. */
export function columnSealer<T extends keyof Tables & string, K extends keyof Tables[T]>(sealed: SealedColumn<T, K>): Sealer {
  const [table, column] = [sql.table(sealed.table), sql.ref(sealed.column)];
  const onlySealed = sealed.inClear === 'leave' ? sql`and starts_with(${column}, 'sealed.')` : sql``;
  return async (trx, vault) => {
    const { rows } = await sql<Selectable<Pick<Tables[T], K>> & Record<K & string, unknown> & { text: string }>`
      select ${sql.join(sealed.key.map((each) => sql.ref(each)))}, ${column} as text from ${table}
      where not starts_with(${column}, ${vault.prefix}) ${onlySealed} limit ${rowsAtOnce} for update skip locked`.execute(trx);
    for (const row of rows) {
      const place = sealed.place(row);
      const text = sealed.inClear === 'seal' && !isSealed(row.text) ? row.text : vault.open(place, row.text);
      const same = sealed.key.map((each) => sql`${sql.ref(each)} = ${row[each]}`);
      await sql`update ${table} set ${column} = ${vault.seal(place, text)} where ${sql.join(same, sql` and `)}`.execute(trx);
    }
    return rows.length;
  };
}

/** Whether a text is sealed; plain text from before there were keys never looks like this. */
export function isSealed(text: string | null): boolean {
  return text !== null && /^sealed\.[a-z0-9]{1,16}\.[\w-]{38,}$/.test(text);
}
