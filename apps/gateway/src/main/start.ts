import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { BrandError, loadBrands } from '@parlour/brand/schema';
import { createApp } from '../app.ts';
import { jobs } from '../areas.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../kernel/config.ts';
import { learnStatistics, openDatabase } from '../db/open.ts';
import { setUp, setUpServer } from './set-up.ts';
import { outboxSenders } from '../outbound/demo-outbox.ts';
import { createLogger } from '../observe/logger.ts';
import { merchantsOf, type Merchants } from '../kernel/merchants.ts';
import { systemClock } from '../kernel/clock.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { createOffice } from '../areas/office/office-app.ts';
import { seedDemonstration } from '../areas/office/people/demonstration.ts';
import { listenOnSocket } from '../areas/office/socket.ts';
import { opsSocketPath } from '../areas/office/socket-path.ts';
import { createVault, UnknownKeyError } from '../areas/identity/personal/vault.ts';
import { startTracing } from '../observe/tracing.ts';
import { openRedis } from '../db/redis-link.ts';
import { seedDemoDraws } from '../areas/lottery/demo-draws.ts';
import { prepareDraws } from '../areas/lottery/jobs.ts';
import { createSandboxCashier } from '../areas/wallet/payments/sandbox-cashier.ts';
import { seedDemoMembers, type DemoAccount } from './demo-members.ts';
import { seedDemoProposals } from './demo-queues.ts';
import { sendersOf } from '../outbound/senders/senders.ts';
import { seed } from './seed.ts';
import { endLogInsAtClosedSites } from '../areas/site/close-site.ts';
import { holdDataDir } from './data-lock.ts';
import { followDatabase } from './database-clock.ts';
import { asOwner, demandLogin } from './database-login.ts';
import { demandFree, listenOn, type Address } from './listen.ts';
import { StartError } from './start-error.ts';
import { sitesToClose } from './sites-to-close.ts';

export interface StartSettings {
  env: Readonly<Record<string, string | undefined>>;
  dataDir: string;
  brandsFolder: string;
  /** Folder of the built sites. */
  sites: string;
  /** Folder of the built office. */
  officePages?: string;
  /** For trials: true keeps licensed sites closed whose settings are unfit; otherwise nothing starts. */
  closeFailingSites: boolean;
  /** Another process took over the data folder, so this one must exit. */
  onLost(error: Error): void;
}

export interface Running {
  config: Config;
  merchants: Merchants;
  demoAccounts: DemoAccount[];
  /** Drains and closes everything, in reverse order of opening. */
  close(): Promise<void>;
}

/** Starts the whole gateway. If it cannot, throws a StartError of one sentence, with nothing left open. */
export async function start(settings: StartSettings): Promise<Running> {
  const closing = new Closing();
  try {
    return await open(settings, closing);
  } catch (error) {
    await closing.close();
    if (error instanceof BrandError || error instanceof UnknownKeyError) throw new StartError(error.message);
    throw error;
  }
}

async function open(
  { env, dataDir, brandsFolder, sites, officePages, closeFailingSites, onLost }: StartSettings,
  closing: Closing,
): Promise<Running> {
  const embedded = !env['DATABASE_URL'] || env['DATABASE_URL'].startsWith('pglite:');
  const brands = loadBrandsIn(brandsFolder);
  // Several gateways may share a Postgres and a folder of keys, but an embedded database can be used by a single process only.
  if (embedded) closing.add(await holdDataDir(dataDir, onLost));
  const config = asStartError(() => readConfig(env, dataDir));
  const twice = brands.flatMap(({ domains }) => domains).find((domain) => config.office.hosts.includes(domain));
  if (twice) throw new StartError(`${twice} is a merchant's and in OFFICE_HOSTS: the office needs a name of its own.`);
  const closed = sitesToClose({ brandsFolder, brands, config, closeFailingSites });
  const merchants = merchantsOf(brands, closed);
  const random = { bytes: (size: number) => randomBytes(size) };
  const logger = createLogger(config);
  for (const [brand, why] of closed) logger.warn({ brand, why }, 'a site stays closed');
  const vault = createVault(config.personalData, random);
  const traces = config.tracesTo === null ? undefined : await startTracing(config.tracesTo);
  closing.add(async () => traces?.stop());
  const gatewayAt: Address = { what: 'the gateway', host: config.host, port: config.port };
  const cashierAt: Address = { what: 'the sandbox cashier', host: config.host, port: config.port + 2 };
  await demandFree(gatewayAt);
  if (merchants.demo) await demandFree(cashierAt);

  if (!embedded) await asOwner(() => setUpServer(config.databaseOwnerUrl, vault));
  const database = await openDatabase(config.databaseUrl);
  closing.add(() => database.close());
  if (!embedded) await demandLogin(database, merchants);
  if (embedded) logger.info('the database is embedded: good for trying out; DATABASE_URL names a Postgres for anything more');
  if (embedded) await setUp(database, vault);
  const followed = embedded ? undefined : await followDatabase(database.db, logger);
  closing.add(async () => followed?.stop());
  const clock = followed ?? systemClock;
  await seed(database.db, { merchants, clock, random, vault });
  await endLogInsAtClosedSites(database.db, merchants);
  await seedDemonstration(database.db, merchants, clock.now());
  const demoAccounts = await seedDemoMembers(database.db, { merchants, config, clock, random, vault });
  await seedDemoProposals({ db: database.db, forOffice: database.forOffice, clock, random, merchants, config, vault });
  await seedDemoDraws(database.db, { merchants, vault, random, now: clock.now() });
  await prepareDraws({ db: database.db, now: clock.now(), vault });
  if (embedded) await learnStatistics(database);

  if (embedded) {
    const onFailure = (error: unknown) => logger.error({ err: error }, 'an operator’s command failed');
    const office = createOffice(
      { db: database.db, forOffice: database.forOffice, clock, random, merchants, config, vault },
      { log: logger, onFailure },
    );
    closing.add(() => office.close());
    await listenOnSocket(office, opsSocketPath(dataDir));
  }
  const redis =
    config.redisUrl === null ? undefined : await openRedis(config.redisUrl, (error) => logger.warn({ err: error }, 'Redis is gone'));
  closing.add(async () => redis?.close());
  const app = await createApp({
    database,
    config,
    clock,
    random,
    brands,
    closed,
    ...sendersOf(config.senders, merchants, outboxSenders(database.db, clock)),
    logger,
    sites,
    rendersPages: true,
    ...(officePages ? { officePages } : {}),
    ...(redis ? { redis } : {}),
  });
  closing.add(() => app.close());
  const running = await runJobs({ database, jobs, config, clock, merchants, outbox: app.outbox, vault, log: logger });
  closing.add(() => running.stop());
  if (merchants.demo) {
    const cashier = createSandboxCashier({ key: config.payments.sandbox.key, clock, random });
    closing.add(() => cashier.close());
    await listenOn(cashier, cashierAt);
  }
  await listenOn(app, gatewayAt);
  return { config, merchants, demoAccounts, close: () => closing.close() };
}

function loadBrandsIn(folder: string) {
  const brands = asStartError(() => loadBrands(folder));
  if (brands.length === 0) throw new StartError(`${path.resolve(folder)} holds no brand: a gateway without one has nothing to serve.`);
  return brands;
}

/** Turns an error about the environment into a StartError with the same sentence. */
function asStartError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Resources to close in reverse order of opening; if one fails to close, the others are closed nevertheless. */
class Closing {
  readonly #parts: (() => Promise<unknown>)[] = [];

  add(close: () => Promise<unknown>): void {
    this.#parts.push(close);
  }

  /** Closes everything, once; afterwards throws the first failure. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) await part().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
