import path from 'node:path';
import { Gateway, makeInstallation, makePlayers, type Player } from '@parlour/faults/world';
import { cashierBehind, freePort, openDatabase } from '@parlour/gateway/inside';
import { betsFor } from './load.ts';
import { measured, type Row } from './report.ts';

const goal = 1000;

/** Measures bets through HTTP on the embedded database, which operators use who try the platform. */
export async function embeddedBets({ clients, seconds, logs }: { clients: number; seconds: number; logs: string }): Promise<Row[]> {
  const installation = makeInstallation();
  const { env, secrets } = installation;
  const port = await freePort(cashierBehind);
  const place = { name: 'embedded', port, env: { ...env, PORT: String(port) }, preload: [], log: path.join(logs, 'embedded.log') };
  const gateway = new Gateway(place);
  try {
    // The first start creates the database, which only one process at a time may use, so players are created between two starts.
    await gateway.start();
    await gateway.terminate();
    const players = await playersIn(`pglite:${path.join(env['DATA_DIR']!, 'gateway')}`);
    await gateway.start();
    const load = await betsFor(seconds, { ports: [port], players, key: secrets.vendors.JL, clients });
    const row = { name: `bets, embedded database, ${clients} clients`, ...measured(load) };
    return [{ ...row, goal: `at least ${goal} a second`, met: row.perSecond >= goal }];
  } finally {
    await gateway.kill();
    installation.close();
  }
}

async function playersIn(url: string): Promise<Player[]> {
  const database = await openDatabase(url);
  try {
    return await makePlayers(database.db, 100, '100000.00');
  } finally {
    await database.close();
  }
}
