import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Player } from '@parlour/faults/world';

const run = promisify(execFile);

/** The data for pgbench's scripts: players with their game, their cash account, and the house's counter account. */
export const benchPlayers = (players: readonly Player[]): string[] => [
  `create table bench_session (n int primary key, session uuid not null, game text not null)`,
  ...players.map(({ gameSession, gameCode }, n) => `insert into bench_session values (${n + 1}, '${gameSession}', '${gameCode}')`),
  `insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset, stripe)
    select distinct s.merchant, 'house', s.vendor, 'game', s.book, s.currency, n from game_session s, generate_series(0, ${houseStripes - 1}) n
    on conflict do nothing`,
  `create table bench_player as
    select b.n, b.session, b.game, s.member_id as member, s.merchant, s.vendor, s.book, s.currency, cash.id as cash, house.id as house
    from bench_session b
    join game_session s on s.id = b.session
    join ledger_account cash on (cash.owner_kind, cash.owner_id, cash.kind, cash.book, cash.asset)
      = ('member', s.member_id::text, 'cash', s.book, s.currency)
    join ledger_account house on (house.owner_kind, house.owner_id, house.kind, house.book, house.asset, house.merchant, house.stripe)
      = ('house', s.vendor, 'game', s.book, s.currency, s.merchant, b.n % ${houseStripes})`,
  `alter table bench_player add primary key (n)`,
];
const houseStripes = 16;

/** Calls the gateway's function for a bet with the gateway's input; its own ids grow with time, those of vendors do not. */
export const betScript = (players: number) => `\\set n random(1, ${players})
\\set call random(1, 1000000000000000000)
select wallet_call('JL', md5(:call::text), null, (select jsonb_build_object(
  'kind', 'bet', 'id', uuidv7(), 'newRound', uuidv7(), 'hash', md5(:call::text), 'sessionId', session,
  'transactionId', md5(:call::text), 'roundId', md5(:call::text), 'gameCode', game, 'minor', '100', 'currency', currency)
  from bench_player where n = :n));
`;

/**
 * Writes the rows of a bet under all constraints of their tables, and nothing else: it does not check whether the call is new and
 * permitted, parses no JSON, and takes only row locks. The reference for `wallet_call`.
 */
export const betRows: string[] = [
  `create function bench_rows(the_id uuid, p bench_player) returns bigint language plpgsql as $$
  declare
    id constant text := the_id;
    key constant text := 'vendor:' || p.vendor || ':' || p.member::text || ':' || id;
    after bigint;
    the_version bigint;
    hash bytea;
  begin
    insert into signature_nonce (issuer, nonce, expires_at) values ('vendor:' || p.vendor, id, now() + interval '4 minutes');
    insert into ledger_transfer (id, kind, key, input_hash, reference, merchant, book, asset, at)
      values (the_id, 'bet', key, id, id, p.merchant, p.book, p.currency, now());
    update ledger_account a set balance = a.balance - 100, version = a.version + 1, chain = sha256(a.chain || the_id::text::bytea)
      where a.id = p.cash returning a.balance, a.version, a.chain into after, the_version, hash;
    insert into ledger_entry (transfer_id, account_id, merchant, book, asset, amount, balance_after, version, hash)
      values (the_id, p.cash, p.merchant, p.book, p.currency, -100, after, the_version, hash);
    update ledger_account a set balance = a.balance + 100, version = a.version + 1, chain = sha256(a.chain || the_id::text::bytea)
      where a.id = p.house returning a.balance, a.version, a.chain into after, the_version, hash;
    insert into ledger_entry (transfer_id, account_id, merchant, book, asset, amount, balance_after, version, hash)
      values (the_id, p.house, p.merchant, p.book, p.currency, 100, after, the_version, hash);
    insert into round (id, merchant, member_id, vendor, vendor_round_id, game_code, currency, book, stake, status, placed_at)
      values (the_id, p.merchant, p.member, p.vendor, id, p.game, p.currency, p.book, 100, 'open', now());
    insert into vendor_transaction (vendor, member_id, transaction_id, kind, wallet_transaction_id, payload_hash, round_id, amount,
        transfer_id, at)
      values (p.vendor, p.member, id, 'bet', the_id, id, the_id, 100, the_id, now());
    insert into event (merchant, member_id, type, data) values (p.merchant, p.member, 'balanceChanged', '{"balance": {
      "available": {"currency": "BDT", "amount": "100.00"}, "locked": {"currency": "BDT", "amount": "0.00"}, "playMoney": false, "version": 1}}');
    return after;
  end $$`,
];

/** Writes a bet's rows by that function. */
export const rowsScript = (players: number) => `\\set n random(1, ${players})
select bench_rows(uuidv7(), p) from bench_player p where n = :n;
`;

/**
 * The minimum that any ledger must do: two accounts, a row for the transaction, two entries, balance and version. Whatever a bet's rows
 * cost beyond this is the record of the bet: its round, call and event, and the rules of their tables.
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

/** Accounts for the minimal transfer: one for each player, followed by as many of the house's as a bet has stripes. */
export const minimalAccounts = (players: number): string =>
  `insert into bench_account (id, balance) select n, 1000000000 from generate_series(1, ${players + houseStripes}) n`;

/** Transfers from a player to the house by the minimal function. */
export const minimalScript = (players: number) => `\\set n random(1, ${players})
\\set m random(${players + 1}, ${players + houseStripes})
select bench_transfer(uuidv7(), :n, :m, 100);
`;

/** The rate of a pgbench script, per second; null if pgbench is not installed (Debian: postgresql-contrib or postgresql-15). */
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
