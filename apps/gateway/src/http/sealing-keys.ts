import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { columnSealer, isSealed } from '../db/sealers.ts';
import type { Place, Vault } from '../kernel/ports.ts';
import type { Db } from '../kernel/tables.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { SealingKeyTable } from './tables.ts';

export interface SealingKey {
  kid: string;
  privateKey: KeyObject;
}

type Stored = Pick<SealingKeyTable, 'kid' | 'private_pem'>;

const modulusLength = 3072;

/** The key to hand out: the newest one that is not retired. Creates the first one, once for all gateways of the database. */
export async function currentSealingKey(db: Db, vault: Vault, now: Date): Promise<SealingKey> {
  const stored = await newest(db, vault);
  if (stored) return stored;
  const pem = await newPrivatePem();
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sealing_key', 0))`.execute(trx);
    const made = await newest(trx, vault);
    return made ?? store(trx, vault, pem, now);
  });
}

/** Adds a new key; earlier keys still open bodies for as long as one may be in transit (security E08). */
export async function rotateSealingKey(db: Db, vault: Vault, now: Date): Promise<SealingKey> {
  const pem = await newPrivatePem();
  return inTransaction(db, async (trx) => {
    await trx.updateTable('sealing_key').set({ retired_at: now }).where('retired_at', 'is', null).execute();
    return store(trx, vault, pem, now);
  });
}

/** The key with this id, if bodies may still be sealed with it. */
export async function sealingKey(db: Db, vault: Vault, kid: string, since: Date): Promise<SealingKey | undefined> {
  const row = await db
    .selectFrom('sealing_key')
    .select(['kid', 'private_pem'])
    .where('kid', '=', kid)
    .where((e) => e.or([e('retired_at', 'is', null), e('retired_at', '>', since)]))
    .executeTakeFirst();
  return row && opened(vault, row);
}

/** The public half as base64 DER, for WebCrypto's `spki` import. */
export function publicSpki({ privateKey }: SealingKey): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}

async function newest(db: Db, vault: Vault): Promise<SealingKey | undefined> {
  const row = await db
    .selectFrom('sealing_key')
    .select(['kid', 'private_pem'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && opened(vault, row);
}

async function newPrivatePem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

async function store(trx: Db, vault: Vault, pem: string, created_at: Date): Promise<SealingKey> {
  const kid = uuid();
  await trx
    .insertInto('sealing_key')
    .values({ kid, private_pem: vault.seal(placeOf(kid), pem), created_at, retired_at: null })
    .execute();
  return { kid, privateKey: createPrivateKey(pem) };
}

/** Belongs to no merchant, because every site hands out the same key. */
const placeOf = (kid: string): Place => ({ merchant: '', column: 'sealing_key.private_pem', id: kid });

function pemOf(vault: Vault, { kid, private_pem }: Stored): string {
  return isSealed(private_pem) ? vault.open(placeOf(kid), private_pem) : private_pem;
}

function opened(vault: Vault, row: Stored): SealingKey {
  return { kid: row.kid, privateKey: createPrivateKey(pemOf(vault, row)) };
}

/** Seals keys again under the vault's current key; the first ones were stored in clear. */
export const sealSealingKeys = columnSealer({
  table: 'sealing_key',
  column: 'private_pem',
  key: ['kid'],
  place: ({ kid }) => placeOf(kid),
  inClear: 'seal',
});
