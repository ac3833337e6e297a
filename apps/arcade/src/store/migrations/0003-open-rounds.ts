import type { DatabaseSync } from 'node:sqlite';

const columns = `id, player_id, client_key, wallet_session_id, game_code, pack_hash, currency, stake, input, seed_id, client_seed, nonce, state,
  bet_tx, win_tx, rollback_tx, events, win, balance_after_bet, balance, refusal, attempts, due_at, created_at`;

const sql = `
create table rounds_with_choices (
  id text primary key,
  player_id text not null,
  client_key text not null,
  wallet_session_id text not null,
  game_code text not null,
  pack_hash text not null,
  currency text not null,
  stake integer not null check (stake > 0),
  input text not null,
  choices text not null default '[]',
  seed_id text not null references seeds (id),
  client_seed text not null,
  nonce integer not null,
  state text not null check (state in ('betting', 'refused', 'open', 'paying', 'settled', 'returning', 'returned')),
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
  check ((state in ('paying', 'settled')) = (win is not null)),
  check ((state in ('open', 'paying', 'settled')) = (events is not null))
) strict;
insert into rounds_with_choices (${columns}) select ${columns} from rounds;
drop table rounds;
alter table rounds_with_choices rename to rounds;
create unique index rounds_one_open on rounds (player_id) where state in ('betting', 'paying', 'returning');
create unique index rounds_one_waiting on rounds (player_id, game_code) where state = 'open';
create unique index rounds_one_a_nonce on rounds (seed_id, nonce) where state in ('open', 'paying', 'settled');
create index rounds_due on rounds (due_at) where due_at is not null;
create index rounds_by_player on rounds (player_id, game_code, created_at);
`;

/** A round may wait for a choice of the player, beside a round of another game: its stake is taken, its win not yet known. */
export function openRounds(db: DatabaseSync): void {
  db.exec(sql);
}
