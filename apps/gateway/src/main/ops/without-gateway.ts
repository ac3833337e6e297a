import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { BrandError, closedSites, loadBrands } from '@parlour/brand/schema';
import { readConfig } from '../../config.ts';
import { longWork, openDatabase } from '../../db/open.ts';
import { setUp, setUpServer } from '../set-up.ts';
import { merchantsOf } from '../../kernel/merchants.ts';
import { systemClock } from '../../kernel/clock.ts';
import { holdDataDir } from '../data-lock.ts';
import { StartError } from '../start-error.ts';
import { databaseIsThere } from '../database-there.ts';
import { createVault } from '../../areas/identity/personal/vault.ts';
import { runCommand, type Asked } from '../../areas/office/commands.ts';
import type { Answer } from '../../areas/office/operator.ts';
import { OperatorError } from '../../areas/office/operator-error.ts';

/**
 * Runs a command on the database itself, for when no gateway runs. Holds the data folder while it does, because two
 * processes on the embedded database would destroy it.
 */
export async function runWithoutGateway(
  settings: { dataDir: string; brandsFolder: string; env: Readonly<Record<string, string | undefined>> },
  asked: Asked,
): Promise<Answer> {
  const { dataDir, brandsFolder, env } = settings;
  const databaseUrl = env['DATABASE_URL'] || `pglite:${path.join(dataDir, 'gateway')}`;
  if (!databaseIsThere(databaseUrl)) throw new OperatorError(`Nothing has been set up in ${dataDir} yet: run npm start first.`);
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
        return await runCommand({ db: database.db, clock, random, merchants, config, vault }, asked);
      } finally {
        await database.close();
      }
    } finally {
      await release();
    }
  } catch (error) {
    if (error instanceof StartError || error instanceof BrandError) throw new OperatorError(error.message);
    throw error;
  }
}
