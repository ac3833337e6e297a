import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import {
  createApp,
  createLogger,
  createVault,
  merchantsOf,
  learnStatistics,
  migrate,
  openDatabase,
  orderNames,
  outboxSenders,
  readConfig,
  seed,
  systemClock,
  type Database,
} from '@parlour/gateway';

export interface BenchGateway {
  port: number;
  /** Adds this many fictitious slots to a brand. */
  addGames(brand: Brand, count: number): Promise<void>;
  close(): Promise<void>;
}

/** The real gateway with a separate database, serving the built sites of these brands on a free port. */
export async function startGateway(brands: readonly Brand[], sites: string): Promise<BenchGateway> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-bench-page-'));
  const settings = { LOG_LEVEL: 'error', DATABASE_URL: 'pglite:memory', REQUESTS_PER_MINUTE: '1000000', TRUSTED_PROXIES: '127.0.0.1' };
  const config = readConfig(settings, dataDir);
  const database = await openDatabase(config.databaseUrl);
  const { db } = database;
  await migrate(database);
  const [clock, random] = [systemClock, { bytes: randomBytes }];
  await seed(db, { merchants: merchantsOf(brands), clock, random, vault: createVault(config.personalData, random) });
  const app = await createApp({
    database,
    config,
    clock,
    random,
    brands,
    ...outboxSenders(db, clock),
    logger: createLogger(config),
    sites,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    port: Number(new URL(address).port),
    addGames: (brand, count) => addGames(database, brand, count),
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Names of realistic length. */
const [first, second] = [
  ['Amber', 'Brass', 'Cobalt', 'Drifting', 'Emerald', 'Foxglove', 'Gilded', 'Hidden', 'Ivory', 'Juniper'],
  ['Harbour', 'Caravan', 'Orchard of the North', 'Lighthouse', 'Clockmaker', 'Monsoon', 'Pagoda', 'Voyage of the Silver Heron'],
];

async function addGames(database: Database, brand: Brand, count: number): Promise<void> {
  const { db } = database;
  const merchant = merchantsOf([brand]).all[0]!.code;
  const known = await db
    .selectFrom('game')
    .where('game_type', '=', 'RNG')
    .where('vendor', 'in', brand.vendors)
    .select(['vendor', 'icon'])
    .execute();
  const games = Array.from({ length: count }, (_, place) => {
    const name = `${first[place % first.length]} ${second[place % second.length]} ${place + 1}`;
    const { vendor, icon } = known[place % known.length]!;
    return {
      vendor,
      icon,
      name,
      code: `invented-${place}`,
      game_type: 'RNG' as const,
      names: JSON.stringify({}),
      search: name.toLowerCase(),
      trial: false,
    };
  });
  for (let start = 0; start < count; start += 1000) {
    const some = games.slice(start, start + 1000);
    await db.insertInto('game').values(some).execute();
    const offered = some.map(({ vendor, code }, place) => ({ merchant, vendor, game_code: code, position: 10_000 + start + place }));
    await db
      .insertInto('merchant_game')
      .values(offered.map((game) => ({ ...game, hot: false, is_new: false, state: 'playable' as const })))
      .execute();
  }
  await orderNames(db);
  await learnStatistics(database);
}
