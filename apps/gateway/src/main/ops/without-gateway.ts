import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BrandError, closedSites, loadBrands } from '@parlour/brand/schema';
import type { OfficeApiSettings } from '@parlour/office-api';
import { createVault } from '../../areas/identity/personal/vault.ts';
import { createOffice } from '../../areas/office/office-app.ts';
import { readConfig } from '../../config.ts';
import { longWork, openDatabase } from '../../db/open.ts';
import { systemClock } from '../../kernel/clock.ts';
import { merchantsOf } from '../../kernel/merchants.ts';
import { holdDataDir } from '../data-lock.ts';
import { fetchFrom } from './fetch-from.ts';
import { setUp, setUpServer } from '../set-up.ts';
import { StartError } from '../start-error.ts';
import { CommandError } from './command-shape.ts';

/**
 * Runs the office on the database directly, for when no gateway is running. Holds the data folder's lock meanwhile, because two processes
 * on one embedded database would destroy it.
 */
export async function withoutGateway<T>(
  settings: { dataDir: string; brandsFolder: string; env: Readonly<Record<string, string | undefined>> },
  ask: (fetch: OfficeApiSettings['fetch']) => Promise<T>,
): Promise<T> {
  const { dataDir, brandsFolder, env } = settings;
  const databaseUrl = env['DATABASE_URL'] || `pglite:${path.join(dataDir, 'gateway')}`;
  if (!databaseIsThere(databaseUrl)) throw new CommandError(`Nothing has been set up in ${dataDir} yet: run npm start first.`);
  const random = { bytes: (size: number) => randomBytes(size) };
  const clock = systemClock;
  try {
    const release = await holdDataDir(dataDir);
    try {
      const brands = loadBrands(brandsFolder);
      const merchants = merchantsOf(brands, closedSites(brandsFolder, brands));
      const config = readConfig(env, dataDir);
      const vault = createVault(config.personalData, random);
      const database = await openDatabase(config.databaseUrl, { patience: longWork });
      try {
        await (database.pglite ? setUp(database, vault) : setUpServer(config.databaseOwnerUrl, vault));
        return await answering({ db: database.db, forOffice: database.forOffice, clock, random, merchants, config, vault }, ask);
      } finally {
        await database.close();
      }
    } finally {
      await release();
    }
  } catch (error) {
    if (error instanceof StartError || error instanceof BrandError) throw new CommandError(error.message);
    throw error;
  }
}

/** Throws the original error, since there is no log to look it up in. */
async function answering<T>(deps: Parameters<typeof createOffice>[0], ask: (fetch: OfficeApiSettings['fetch']) => Promise<T>): Promise<T> {
  const failures: unknown[] = [];
  const silent = { info: () => undefined, warn: () => undefined };
  const office = createOffice(deps, { log: silent, onFailure: (error) => failures.push(error) });
  try {
    return await ask(fetchFrom(office));
  } catch (error) {
    throw failures[0] ?? error;
  } finally {
    await office.close();
  }
}

/** Whether the database exists; opening an embedded one that does not would create it. */
function databaseIsThere(databaseUrl: string): boolean {
  return !databaseUrl.startsWith('pglite:') || existsSync(path.join(databaseUrl.slice('pglite:'.length), 'PG_VERSION'));
}
