import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type Database } from '../db/open.ts';
import { merchantsOf } from '../http/merchants.ts';
import { currentSealingKey } from '../http/sealing-keys.ts';
import { sqlState } from '../http/transaction.ts';
import { seed } from '../seed/seed.ts';
import { testBrands } from './brands.ts';

const sources = path.resolve(import.meta.dirname, '..');
const cache = path.resolve(sources, '../../../node_modules/.cache/parlour-gateway');

/**
 * A new embedded database with everything migrated and seeded for the test brands. The first one of a state of the
 * sources is dumped, and the others start from the dump (0.4 s instead of some seconds).
 */
export async function openFromTemplate(): Promise<Database> {
  const file = path.join(cache, `${fingerprint()}.tar`);
  if (!existsSync(file)) await makeTemplate(file);
  return openDatabase('pglite:memory', { template: new Blob([readFileSync(file)]) });
}

/** The same in a database of its own on a Postgres server. */
export async function openOnServer(server: string): Promise<Database> {
  const database = await openEmptyOnServer(server);
  await prepare(database);
  return database;
}

/** A database of its own on a Postgres server that may make some; it is dropped when closed. */
export async function openEmptyOnServer(server: string): Promise<Database> {
  const name = `parlour_test_${randomBytes(6).toString('hex')}`;
  const asAdmin = async (statement: string) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await asAdmin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase(url.href);
  return {
    ...database,
    async close() {
      await database.close();
      // The server takes a moment to notice that the connections are gone; forcing them out would be an error in them.
      for (let attempt = 1; ; attempt++) {
        try {
          return await asAdmin(`drop database ${name}`);
        } catch (error) {
          if (sqlState(error) !== '55006' || attempt === 100) throw error;
          await setTimeout(20);
        }
      }
    },
  };
}

async function makeTemplate(file: string): Promise<void> {
  const database = await openDatabase('pglite:memory');
  await prepare(database);
  const dump = await database.pglite!.dumpDataDir('none');
  await database.close();
  mkdirSync(cache, { recursive: true });
  // Written whole, then named: test files run at once and may all make it.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
}

/** Migrates and seeds for the test brands. */
async function prepare({ db }: Database): Promise<void> {
  await migrate(db);
  await seed(db, { merchants: merchantsOf(testBrands), clock: { now: () => new Date() }, random: { bytes: randomBytes } });
  await currentSealingKey(db, new Date());
}

/** Of every source that decides what a migrated and seeded database holds. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(
    [
      'db/**/*.ts',
      'seed/**/*.ts',
      'catalogue/**/*.ts',
      'content/sanitise.ts',
      'http/sealing-keys.ts',
      'testing/brands.ts',
      'testing/template.ts',
    ],
    { cwd: sources },
  );
  for (const name of files.sort()) hash.update(name).update(readFileSync(path.join(sources, name)));
  return hash.digest('hex').slice(0, 24);
}
