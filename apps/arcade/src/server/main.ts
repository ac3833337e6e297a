import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readGames, type Games } from '../packs/read-games.ts';
import { createArcade } from './arcade.ts';
import { readArcadeConfig, type ArcadeConfig } from '../config.ts';
import { openStore, type ArcadeStore } from '../store/store.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

try {
  const config = readArcadeConfig(process.env, root);
  const games = readGames();
  const store = open(config, games);
  const arcade = await createArcade({ config, games, store, clock: { now: () => new Date() }, random: { bytes: randomBytes } });
  const stop = async () => {
    await arcade.close();
    store.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  await arcade.listen();
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

function open(config: ArcadeConfig, games: Games): ArcadeStore {
  try {
    return openStore(config.dataFile, games);
  } catch (error) {
    throw new Error(`The arcade cannot open its database ${config.dataFile}: ${(error as Error).message}.`, { cause: error });
  }
}

function sentence(error: unknown): string {
  const { code, port, message } = error as { code?: string; port?: number; message: string };
  return code === 'EADDRINUSE' ? `Port ${port} is in use; stop what listens there or set ARCADE_PORT.` : message;
}
