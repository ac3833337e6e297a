import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type Database } from '../db/open.ts';
import { merchantsOf } from '../http/merchants.ts';
import { currentSealingKey } from '../http/sealing-keys.ts';
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
  return openDatabase('pglite:memory', new Blob([readFileSync(file)]));
}

async function makeTemplate(file: string): Promise<void> {
  const database = await openDatabase('pglite:memory');
  await prepare(database);
  const dump = await database.pglite!.dumpDataDir('none');
  await database.close();
  mkdirSync(cache, { recursive: true });
  // Written whole, then named: test files run at once and may all make it.
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
}

/** Migrates and seeds for the test brands. */
export async function prepare({ db }: Database): Promise<void> {
  await migrate(db);
  const random = { bytes: (size: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(size))) };
  await seed(db, { merchants: merchantsOf(testBrands), clock: { now: () => new Date() }, random });
  await currentSealingKey(db, new Date());
}

/** Of every source that decides what a migrated and seeded database holds. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(['db/**/*.ts', 'seed/**/*.ts', 'catalogue/**/*.ts', 'content/sanitise.ts', 'http/sealing-keys.ts', 'testing/brands.ts', 'testing/template.ts'], { cwd: sources });
  for (const name of files.sort()) hash.update(name).update(readFileSync(path.join(sources, name)));
  return hash.digest('hex').slice(0, 24);
}
