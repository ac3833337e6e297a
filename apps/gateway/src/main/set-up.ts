import { areas, jobQueues } from '../areas.ts';
import { longWork, openDatabase, type Database } from '../db/open.ts';
import { prepareQueue } from '../db/queue.ts';
import { sealStored } from '../db/sealers.ts';
import { sealSealingKeys } from '../http/sealing-keys.ts';
import type { Vault } from '../kernel/ports.ts';
import type { Db } from '../kernel/tables.ts';
import { sealPartnerKeys } from '../outbound/partner-keys.ts';
import { sealWaitingCalls } from '../outbound/sealed-calls.ts';
import { migrate } from '../schema.ts';

/**
 * Creates or updates everything that a gateway needs in a database: tables, functions, rights, the job queue, and the seal of personal data
 * under the current key.
 */
export async function setUp(database: Database, vault: Vault): Promise<void> {
  await migrate(database);
  await sealPersonalData(database.owner, vault);
  await prepareQueue(database, jobQueues);
}

/** Seals whatever is not yet sealed under the current key; returns how many rows it changed. */
export function sealPersonalData(db: Db, vault: Vault): Promise<number> {
  const sealers = [sealSealingKeys, sealWaitingCalls, ...sealPartnerKeys, ...areas.flatMap((area) => area.sealers ?? [])];
  return sealStored(db, vault, sealers);
}

/**
 * The same as the owner of a Postgres database, which need not be the gateway's login. Migrating large tables may take longer than any
 * request.
 */
export async function setUpServer(ownerUrl: string, vault: Vault): Promise<void> {
  const database = await openDatabase(ownerUrl, { patience: longWork });
  try {
    await setUp(database, vault);
  } finally {
    await database.close();
  }
}
