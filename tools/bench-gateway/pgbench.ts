import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Player } from '@parlour/faults/world';

const run = promisify(execFile);

/** What pgbench's script draws its players from. */
export const benchPlayers = (players: readonly Player[]): string[] => [
  `create table bench_player (n int primary key, session uuid not null, game text not null, currency text not null)`,
  ...players.map(
    ({ gameSession, gameCode, currency }, n) =>
      `insert into bench_player values (${n + 1}, '${gameSession}', '${gameCode}', '${currency}')`,
  ),
];

/** The function that the gateway calls for a bet, with what the gateway gives it. */
const script = (players: number) => `\\set n random(1, ${players})
select wallet_call('JL', gen_random_uuid()::text, null, (select jsonb_build_object(
  'kind', 'bet', 'id', gen_random_uuid(), 'newRound', gen_random_uuid(), 'hash', md5(random()::text), 'sessionId', session,
  'transactionId', gen_random_uuid(), 'roundId', gen_random_uuid(), 'gameCode', game, 'minor', '100', 'currency', currency)
  from bench_player where n = :n));
`;

/** Bets a second that the database alone reaches; null where there is no pgbench (Debian: postgresql-contrib or postgresql-15). */
export async function pgbench(url: string, players: number, clients: number, seconds: number): Promise<number | null> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-bench-'));
  const file = path.join(folder, 'bet.sql');
  writeFileSync(file, script(players));
  try {
    const args = ['-n', '-M', 'prepared', '-f', file, '-c', String(clients), '-j', '2', '-T', String(seconds), url];
    const { stdout } = await run('pgbench', args);
    const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    if (failed > 0) throw new Error(`pgbench: ${failed} bets failed`);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
