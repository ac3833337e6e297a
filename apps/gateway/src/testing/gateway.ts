import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '@parlour/brand/schema';
import { createApp } from '../app.ts';
import type { Config } from '../kernel/config.ts';
import type { Database } from '../db/open.ts';
import type { Db } from '../kernel/tables.ts';
import { outboxEntries, outboxSenders, type OutboxEntry } from '../outbound/demo-outbox.ts';
import type { Random, Clock } from '../kernel/clock.ts';
import { createLogger } from '../observe/logger.ts';
import { merchantsOf, type Merchants } from '../kernel/merchants.ts';
import { checkLedger } from '../ledger/invariants.ts';
import type { RedisLink } from '../db/redis-link.ts';
import { createVault } from '../areas/identity/personal/vault.ts';
import type { Vault, Senders } from '../kernel/ports.ts';
import type { PaymentProvider } from '../areas/wallet/payments/provider.ts';
import type { CaptchaPurpose } from '../areas/identity/session/captcha.ts';
import { testBrands } from './brands.ts';
import { createClient, type ClientOptions, type TestClient } from './client.ts';
import { testConfig } from './config.ts';
import { manyAccountsByDefault, openManyAccounts } from './many-accounts.ts';
import { openTestDatabase } from './template.ts';

export interface TestGatewayOptions {
  /** Merged into the test configuration. */
  config?: Partial<Config>;
  /** The template is seeded for `testBrands`; others have no games. */
  brands?: readonly Brand[];
  random?: Random;
  /** Called with every log line. */
  onLog?: (line: string) => void;
  /** A folder of built sites. */
  sites?: string;
  /** Renders the pages of the sites again when their content changes. */
  rendersPages?: boolean;
  /** The folder of a built office. */
  officePages?: string;
  redis?: RedisLink;
  /** Replaces the demo outbox. */
  senders?: Partial<Senders>;
  /** Replaces the configured providers. */
  payments?: readonly PaymentProvider[];
  /** Used in place of a new database. */
  database?: Database;
  /** Gives members accounts of every kind in both books. */
  manyAccounts?: boolean;
}

export interface TestGateway {
  app: FastifyInstance;
  database: Database;
  /** A handle that may see and do everything. */
  db: Db;
  config: Config;
  merchants: Merchants;
  random: Random;
  vault: Vault;
  clock: TestClock;
  /** A browser without cookies, at the first merchant by default. */
  guest(options?: ClientOptions): TestClient;
  /** A new browser whose user has just registered; username `player1`, `player2`, ... unless given. */
  registerMember(
    options?: ClientOptions & { username?: string; password?: string; referralCode?: string },
  ): Promise<TestClient & { memberId: string; username: string; password: string }>;
  /** A new browser in free play. */
  startTrial(options?: ClientOptions): Promise<TestClient & { memberId: string }>;
  /** Sent messages, newest first, after waiting for all work that answers do not wait for. */
  outbox(): Promise<OutboxEntry[]>;
  /** Closes everything, after checking the books: a violation fails the test. */
  close(): Promise<void>;
}

/**
 * The real gateway on a database of its own. `TEST_DATABASE_URL` names a Postgres server on which databases are created, instead of
 * embedded ones.
 */
export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const database = options.database ?? (await openTestDatabase());
  const db = database.owner;
  if (options.manyAccounts ?? manyAccountsByDefault) await openManyAccounts(db);
  const clock = testClock();
  const random = options.random ?? { bytes: (size: number) => randomBytes(size) };
  const config = { ...testConfig(), ...options.config };
  const brands = options.brands ?? testBrands;
  const merchants = merchantsOf(brands);
  const logger = createLogger({ logLevel: options.onLog ? 'trace' : 'silent' }, { write: options.onLog ?? (() => undefined) });
  const app = await createApp({
    database,
    config,
    clock,
    random,
    brands,
    ...outboxSenders(database.db, clock),
    ...options.senders,
    logger,
    ...(options.sites ? { sites: options.sites } : {}),
    ...(options.rendersPages ? { rendersPages: true } : {}),
    ...(options.officePages ? { officePages: options.officePages } : {}),
    ...(options.redis ? { redis: options.redis } : {}),
    ...(options.payments ? { payments: options.payments } : {}),
  });
  let players = 0;
  const guest = (asked: ClientOptions = {}) => createClient(app, { clock, host: merchants.all[0]!.domains[0]!, ...asked });

  return {
    app,
    database,
    db,
    config,
    merchants,
    random,
    vault: createVault(config.personalData, random),
    clock,
    guest,
    async registerMember({ username = `player${++players}`, password = 'correct horse battery', referralCode, ...asked } = {}) {
      const client = guest(asked);
      const brand = merchants.byHost(client.host)!.brand;
      const needed = (name: string) => brand.registration.byUsername.some((field) => field.name === name && field.required);
      const captcha = brand.flags.registrationCaptcha ? { captcha: await readCaptcha(client, db, 'register') } : {};
      const { member } = await client.value('registerMember', {
        body: {
          username,
          password,
          confirmPassword: password,
          termsAccepted: true,
          ageConfirmed: true,
          ...(needed('birthday') && { birthday: '1990-05-17' }),
          ...(needed('payeeName') && { payeeName: 'Nadia Rahman' }),
          ...(referralCode !== undefined && { referralCode }),
          ...captcha,
          altcha: await client.solve(),
        },
      });
      return Object.assign(client, { memberId: member.id, username, password });
    },
    async startTrial(asked) {
      const client = guest(asked);
      const { member } = await client.value('loginFreeplay', {
        body: { os: 'test', platform: 'W', random: randomBytes(16).toString('hex'), gatewayVersion: 3, altcha: await client.solve() },
      });
      return Object.assign(client, { memberId: member.id });
    },
    async outbox() {
      await app.afterwards.settled();
      return outboxEntries(db);
    },
    async close() {
      const problems = await checkLedger(db);
      await app.close();
      await database.close();
      if (problems.length > 0) throw new Error(`the books do not add up: ${JSON.stringify(problems)}`);
    },
  };
}

/** Requests a captcha and reads it from the outbox, as a person reads it from the picture. */
export async function readCaptcha(client: TestClient, db: Db, purpose: CaptchaPurpose = 'login'): Promise<string> {
  await client.value('getCaptcha', { query: { purpose } });
  const [newest] = (await outboxEntries(db)).filter((entry) => entry.kind === 'captcha');
  return newest!.body;
}

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  /** Moves it by seconds. */
  advance(seconds: number): void;
}

/** Starts at the real time, to agree with checks that use the machine's clock. */
function testClock(): TestClock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    statementTime: () => new Date(time),
    advance: (seconds) => void (time += seconds * 1000),
  };
}
