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
export const betScript = (players: number) => `\\set n random(1, ${players})
select wallet_call('JL', gen_random_uuid()::text, null, (select jsonb_build_object(
  'kind', 'bet', 'id', gen_random_uuid(), 'newRound', gen_random_uuid(), 'hash', md5(random()::text), 'sessionId', session,
  'transactionId', gen_random_uuid(), 'roundId', gen_random_uuid(), 'gameCode', game, 'minor', '100', 'currency', currency)
  from bench_player where n = :n));
`;

/**
 * The least that a ledger can do: two accounts, one row for the transaction, two entries, balance and version. What
 * `wallet_call` costs beyond it is for everything else that a bet needs and the ledger guarantees.
 */
export const minimalTransfer: string[] = [
  `create table bench_account (id bigint primary key, balance bigint not null, version bigint not null default 0)`,
  `create table bench_transaction (id uuid primary key, at timestamptz not null default now())`,
  `create table bench_entry (
    transaction_id uuid not null references bench_transaction,
    account_id bigint not null references bench_account,
    amount bigint not null,
    balance_after bigint not null,
    version bigint not null,
    primary key (account_id, version)
  )`,
  `create function bench_transfer(the_id uuid, payer bigint, payee bigint, amount bigint) returns bigint language plpgsql as $$
  declare
    after bigint;
    the_version bigint;
  begin
    insert into bench_transaction (id) values (the_id);
    update bench_account set balance = balance - amount, version = version + 1 where id = payer returning balance, version into after, the_version;
    insert into bench_entry values (the_id, payer, -amount, after, the_version);
    update bench_account set balance = balance + amount, version = version + 1 where id = payee returning balance, version into after, the_version;
    insert into bench_entry values (the_id, payee, amount, after, the_version);
    return after;
  end $$`,
];

/** Accounts for that: one for each player, and behind them as many of the house as a bet has stripes. */
export const minimalAccounts = (players: number): string =>
  `insert into bench_account (id, balance) select n, 1000000000 from generate_series(1, ${players + houseStripes}) n`;
const houseStripes = 16;

/** A transfer from a player to the house, by the minimal function. */
export const minimalScript = (players: number) => `\\set n random(1, ${players})
\\set m random(${players + 1}, ${players + houseStripes})
select bench_transfer(gen_random_uuid(), :n, :m, 100);
`;

/** What a script of pgbench reaches a second; null where there is no pgbench (Debian: postgresql-contrib or postgresql-15). */
export async function pgbench(url: string, script: string, clients: number, seconds: number): Promise<number | null> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-bench-'));
  const file = path.join(folder, 'script.sql');
  writeFileSync(file, script);
  try {
    const args = ['-n', '-M', 'prepared', '-f', file, '-c', String(clients), '-j', '2', '-T', String(seconds), url];
    const { stdout } = await run('pgbench', args);
    const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    if (failed > 0) throw new Error(`pgbench: ${failed} transactions failed`);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
