import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase, type Database } from '../db/open.ts';
import { setUp } from '../main/set-up.ts';
import { merchantsOf } from '../kernel/merchants.ts';
import { systemClock } from '../kernel/clock.ts';
import { currentSealingKey } from '../http/sealing-keys.ts';
import { memoizeByKey } from '../kernel/memoize-by-key.ts';
import { sqlState } from '../kernel/transaction.ts';
import { createVault } from '../areas/identity/personal/vault.ts';
import { seed } from '../main/seed.ts';
import { testBrands } from './brands.ts';
import { testConfig } from './config.ts';

const sources = path.resolve(import.meta.dirname, '..');
const cache = path.resolve(sources, '../../../node_modules/.cache/parlour-gateway');

/**
 * A new database with everything migrated and seeded for the test brands: embedded, or on the Postgres server that `TEST_DATABASE_URL`
 * names.
 */
export function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOnServer(server) : openFromTemplate();
}

/**
 * A new embedded database, in memory unless a place is given, migrated and seeded for the test brands. The first one for a given state of
 * the sources is dumped, and others start from the dump (0.4 s instead of several seconds).
 */
export async function openFromTemplate(folder = 'memory'): Promise<Database> {
  const file = path.join(cache, `${fingerprint()}.tar`);
  if (!existsSync(file)) await makeTemplate(file);
  return openDatabase(`pglite:${folder}`, { template: new Blob([readFileSync(file)]) });
}

/** The same on a Postgres server: a copy of a database that was migrated and seeded there once. */
async function openOnServer(server: string): Promise<Database> {
  return openEmptyOnServer(server, await templateOn(server));
}

/** The template's name, once it exists. Created once per process; if that fails, all tests fail. */
const templateOn = memoizeByKey(async (server: string): Promise<string> => {
  const template = `parlour_template_${fingerprint()}`;
  await makeTemplateOnServer(server, template);
  return template;
});

/** A new database on a Postgres server where databases may be created, empty or a copy; it is dropped when closed. */
export async function openEmptyOnServer(server: string, template = 'template1'): Promise<Database> {
  const name = `parlour_test_${randomBytes(6).toString('hex')}`;
  // Copied as files: they are so few that writing them through the log would take twice as long.
  await unlessInUse(() => asAdmin(server, `create database ${name} template ${template} strategy file_copy`));
  const database = await openDatabase(databaseOn(server, name));
  return {
    ...database,
    async close() {
      await database.close();
      // The server takes a moment to notice that the connections are gone; closing them by force would cause errors in them.
      await unlessInUse(() => asAdmin(server, `drop database ${name}`));
    },
  };
}

/** Test files run at once: the first one creates the template, under a temporary name until it is complete, and the others wait. */
async function makeTemplateOnServer(server: string, template: string): Promise<void> {
  const admin = await adminOf(server).connect();
  try {
    await admin.query(`select pg_advisory_lock(hashtextextended('parlour-template', 0))`);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount !== 0) return;
    const draft = `${template}_draft`;
    await admin.query(`drop database if exists ${draft}`);
    await admin.query(`create database ${draft}`);
    const database = await openDatabase(databaseOn(server, draft));
    await prepare(database).finally(() => database.close());
    await unlessInUse(() => admin.query(`alter database ${draft} rename to ${template}`));
  } finally {
    // Destroyed rather than returned to the pool, because it held the lock.
    admin.release(true);
  }
}

async function asAdmin(server: string, statement: string): Promise<void> {
  await adminOf(server).query(statement);
}

/** Connecting takes as long as creating a database, so connections are kept; they do not keep the process alive. */
const adminOf = memoizeByKey((server: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: server, max: 2, allowExitOnIdle: true });
  // A suite's server ends before the process that started it.
  pool.on('error', () => undefined);
  return pool;
});

function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Retries a statement that the database refuses as long as there are connections to it. */
async function unlessInUse(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      if (sqlState(error) !== '55006' || attempt === 3000) throw error;
      await setTimeout(20);
    }
  }
}

async function makeTemplate(file: string): Promise<void> {
  const database = await openDatabase('pglite:memory');
  await prepare(database);
  const dump = await database.pglite!.dumpDataDir('none');
  await database.close();
  mkdirSync(cache, { recursive: true });
  // Written completely, then renamed, since test files run at once and may all create it.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
}

/** Migrates and seeds for the test brands. */
async function prepare(database: Database): Promise<void> {
  const { db } = database;
  const vault = createVault(testConfig().personalData, { bytes: randomBytes });
  await setUp(database, vault);
  await seed(db, { merchants: merchantsOf(testBrands), clock: systemClock, random: { bytes: randomBytes }, vault });
  await currentSealingKey(db, vault, new Date());
}

let known: string | undefined;

/** A hash of every source that determines the content of a migrated and seeded database; computed once per process. */
function fingerprint(): string {
  return (known ??= fingerprintOfSources());
}

function fingerprintOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync(
    [
      'db/**/*.ts',
      '{ledger,events,jobs,outbound,areas/*}/{functions,migrations}/**/*.ts',
      '{ledger,events,http,jobs,outbound,areas/identity}/schema.ts',
      'areas/*/area.ts',
      'areas/catalogue/**/*.ts',
      'areas/content/*.ts',
      'areas/lottery/{seed-lotteries,shipped/*}.ts',
      '../../../libs/domain/src/lottery/{shipped-settings.ts,packs/*.json}',
      '{events/store,outbound/outbox,areas/identity/jobs}.ts',
      'jobs/queues.ts',
      'main/seed.ts',
      'http/sealing-keys.ts',
      'testing/brands.ts',
      'testing/template.ts',
    ],
    { cwd: sources },
  );
  for (const name of files.sort()) hash.update(name).update(readFileSync(path.join(sources, name)));
  return hash.digest('hex').slice(0, 24);
}
