import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { longWork, openDatabase } from './open.ts';
import { sealStored } from '../areas/identity/personal/seal-stored.ts';
import type { Vault } from '../areas/identity/personal/vault.ts';
import { prepareQueue, type QueueSettings } from './queue.ts';

/** Makes all that a gateway needs of a database, or brings it up to date: tables, functions, rights, the queue of jobs, personal data under today's key. */
export async function setUp(database: Database, vault: Vault, queues: readonly QueueSettings[]): Promise<void> {
  await migrate(database);
  await sealStored(database.owner, vault);
  await prepareQueue(database, queues);
}

/** The same as the owner of a Postgres, who need not be the gateway's login. A migration of large tables may take longer than any request may. */
export async function setUpServer(ownerUrl: string, vault: Vault, queues: readonly QueueSettings[]): Promise<void> {
  const database = await openDatabase(ownerUrl, { patience: longWork });
  try {
    await setUp(database, vault, queues);
  } finally {
    await database.close();
  }
}
