import { createHash } from 'node:crypto';
import type { Brand } from '@parlour/brand/schema';
import {
  createApp,
  createLogger,
  createVault,
  learnStatistics,
  merchantsOf,
  migrate,
  openDatabase,
  outboxSenders,
  seed,
  type AppDeps,
  type Config,
  type Database,
} from '@parlour/gateway';

/** The real gateway on a fresh database, called by `inject`; it never listens on a port. */
export interface FreshGateway {
  app: Awaited<ReturnType<typeof createApp>>;
  database: Database;
  close(): Promise<void>;
}

/** Serves these brands. The answers for one brand do not depend on which others there are. */
export async function startFreshGateway(
  brands: readonly Brand[],
  config: Config,
  clock: AppDeps['clock'],
  random: AppDeps['random'] = repeatable('gateway'),
): Promise<FreshGateway> {
  const database = await openDatabase('pglite:memory');
  const { db } = database;
  await migrate(database);
  for (const brand of brands) {
    const own = repeatable(brand.id);
    await seed(db, { merchants: merchantsOf([brand]), clock, random: own, vault: createVault(config.personalData, own) });
  }
  await learnStatistics(database);
  const app = await createApp({ database, config, clock, random, brands, ...outboxSenders(db, clock), logger: createLogger(config) });
  return {
    app,
    database,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Deterministic bytes, so that the same sources give the same answers. They protect nothing: this gateway never listens on a port. */
export function repeatable(name: string): { bytes(size: number): Buffer } {
  let count = 0;
  return {
    bytes(size) {
      const blocks = Array.from({ length: Math.ceil(size / 32) }, () => createHash('sha256').update(`${name} ${count++}`).digest());
      return Buffer.concat(blocks).subarray(0, size);
    },
  };
}
