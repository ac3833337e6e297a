import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawFrom } from '@parlour/domain/fairness';
import { roundBytes, seedHash } from '../fairness/seeds.ts';
import { payOf } from '../game.ts';
import { readGames } from '../packs/read-games.ts';
import { tables } from './migrations/0001-tables.ts';
import { openStore } from './store.ts';

const games = readGames();
const first = games.get('lotus-lanterns')!.version(null)!;
const serverSeed = '5'.repeat(64);
const stake = 500n;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arcade-store-'));
  file = path.join(folder, 'arcade.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const played = (nonce: number) => first.play({}, drawFrom(roundBytes({ serverSeed, clientSeed: 'old', nonce })));
const winOf = (nonce: number) => payOf(stake, played(nonce).win, first.pack);

/** A database as the arcade left it before it knew more than one game; `spoil` adds to the win of round 1. */
function oldDatabase(spoil = 0n): void {
  const db = new DatabaseSync(file);
  db.exec(tables);
  db.prepare('insert into seeds values (?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    'seed',
    'player',
    serverSeed,
    seedHash(serverSeed),
    'old',
    30,
    'active',
    '2030-01-01T00:00:00.000Z',
    null,
  );
  const insert = db.prepare(
    `insert into rounds (id, player_id, client_key, wallet_session_id, game_code, currency, line_bet, stake, seed_id, client_seed, nonce,
      state, bet_tx, win_tx, rollback_tx, outcome, win, balance, attempts, due_at, created_at)
      values (:id, 'player', :key, 'session', 'lotus-lanterns', 'BDT', 25, :stake, 'seed', 'old', :nonce,
      :state, :bet, :win, :rollback, :outcome, :paid, '10.00', 3, :due, '2030-01-01T00:00:00.000Z')`,
  );
  for (let nonce = 0; nonce < 31; nonce += 1) {
    const [id, state] = [`round-${String(nonce).padStart(2, '0')}`, nonce < 30 ? 'settled' : 'betting'];
    const win = winOf(nonce) + (nonce === 1 ? spoil : 0n);
    const settled = state === 'settled';
    const ids = { id, key: `key-${nonce}`, bet: `${id}:bet`, win: `${id}:win`, rollback: `${id}:rollback` };
    insert.run({
      ...ids,
      stake,
      nonce,
      state,
      outcome: settled ? '{"paid":{"stops":[1,2,3,4,5]}}' : null,
      paid: settled ? win : null,
      due: settled ? null : '2030-01-02T00:00:00.000Z',
    });
  }
  db.close();
}

test('rounds from before keep what they owe and paid, and get the events that their seeds give', () => {
  oldDatabase();
  const store = openStore(file, games);
  const rounds = store.rounds.history('player', 'lotus-lanterns', 100).toReversed();
  expect(rounds).toHaveLength(31);
  for (const round of rounds.slice(0, 30)) {
    expect(round).toMatchObject({ state: 'settled', stake, input: {}, packHash: first.packHash, clientKey: `key-${round.nonce}` });
    expect([round.events, round.win]).toEqual([played(round.nonce).events, winOf(round.nonce)]);
  }
  expect(rounds.some(({ win }) => win! > 0n)).toBe(true);
  expect(store.rounds.unfinished()).toMatchObject([
    { id: 'round-30', state: 'betting', events: null, attempts: 3, dueAt: new Date('2030-01-02T00:00:00Z'), betTx: 'round-30:bet' },
  ]);
  // The guards of the outbox were migrated too.
  expect(() => store.rounds.add({ ...rounds[30]!, id: 'another', clientKey: 'another', betTx: 'a', winTx: 'b', rollbackTx: 'c' })).toThrow(
    /UNIQUE/,
  );
  store.close();
});

test('it happens once', () => {
  oldDatabase();
  openStore(file, games).close();
  const store = openStore(file, games);
  expect(store.rounds.history('player', 'lotus-lanterns', 100)).toHaveLength(31);
  store.close();
});

test('a round whose win does not follow from its seeds stops it, and nothing is changed', () => {
  oldDatabase(7n);
  expect(() => openStore(file, games)).toThrow(/round-01 paid/);
  const db = new DatabaseSync(file);
  expect(db.prepare('select count(*) as count from rounds where line_bet = 25').get()).toEqual({ count: 31 });
  db.close();
});
