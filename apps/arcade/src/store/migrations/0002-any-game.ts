import type { DatabaseSync } from 'node:sqlite';
import { decide } from '../../rounds/decide.ts';
import type { Games } from '../../packs/read-games.ts';
import type { Currency } from '@parlour/domain';

const table = `
create table rounds_of_any_game (
  id text primary key,
  player_id text not null,
  client_key text not null,
  wallet_session_id text not null,
  game_code text not null,
  pack_hash text not null,
  currency text not null,
  stake integer not null check (stake > 0),
  input text not null,
  seed_id text not null references seeds (id),
  client_seed text not null,
  nonce integer not null,
  state text not null check (state in ('betting', 'refused', 'paying', 'settled', 'returning', 'returned')),
  bet_tx text not null unique,
  win_tx text not null unique,
  rollback_tx text not null unique,
  events text,
  win integer check (win >= 0),
  balance_after_bet text,
  balance text,
  refusal text,
  attempts integer not null default 0,
  due_at text,
  created_at text not null,
  unique (player_id, client_key),
  check ((state in ('paying', 'settled')) = (events is not null and win is not null))
) strict;
`;

const insert = `
insert into rounds_of_any_game
  select id, player_id, client_key, wallet_session_id, game_code, :pack, currency, stake, :input, seed_id, client_seed, nonce, state,
    bet_tx, win_tx, rollback_tx, :events, win, balance_after_bet, balance, refusal, attempts, due_at, created_at
  from rounds where id = :id
`;

const indices = `
drop table rounds;
alter table rounds_of_any_game rename to rounds;
create unique index rounds_one_open on rounds (player_id) where state in ('betting', 'paying', 'returning');
create unique index rounds_one_a_nonce on rounds (seed_id, nonce) where state in ('paying', 'settled');
create index rounds_due on rounds (due_at) where due_at is not null;
create index rounds_by_player on rounds (player_id, game_code, created_at);
`;

interface OldRound {
  id: string;
  game_code: string;
  currency: Currency;
  stake: number;
  server_seed: string;
  client_seed: string;
  nonce: number;
  win: number | null;
}

/**
 * Rounds used to belong to one slot game, with a column for the bet on a line and the outcome in that game's shape. Their
 * events are recomputed from seeds and nonce; a win that differs from the stored one aborts the migration.
 */
export function roundsOfAnyGame(db: DatabaseSync, games: Games): void {
  db.exec(table);
  const add = db.prepare(insert);
  const old = db.prepare(
    'select r.id, game_code, currency, stake, server_seed, r.client_seed, r.nonce, win from rounds r join seeds s on s.id = seed_id',
  );
  // The driver does not know the types of columns: OldRound lists those of the query above.
  for (const row of old.all() as unknown as OldRound[]) {
    const first = games.get(row.game_code)?.version(null);
    if (!first) throw new Error(`round ${row.id} is of ${row.game_code}, which this arcade does not have`);
    const round = {
      id: row.id,
      gameCode: row.game_code,
      packHash: first.packHash,
      input: {},
      stake: BigInt(row.stake),
      clientSeed: row.client_seed,
      nonce: row.nonce,
    };
    const decided = row.win === null ? undefined : decide(games, round, { serverSeed: row.server_seed });
    if (decided && decided.win !== BigInt(row.win!)) throw new Error(`round ${row.id} paid ${row.win}, but recomputes to ${decided.win}`);
    add.run({ id: row.id, pack: first.packHash, input: '{}', events: decided ? JSON.stringify(decided.events) : null });
  }
  db.exec(indices);
}
