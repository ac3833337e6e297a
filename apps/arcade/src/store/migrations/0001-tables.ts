/** The tables as first shipped. Databases from before there were migrations already have them. */
export const tables = `
create table if not exists seeds (
  id text primary key,
  player_id text not null,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text not null,
  nonce integer not null default 0 check (nonce >= 0),
  state text not null check (state in ('next', 'active', 'revealed')),
  created_at text not null,
  revealed_at text
) strict;
create unique index if not exists seeds_one_each on seeds (player_id, state) where state <> 'revealed';
create index if not exists seeds_by_player on seeds (player_id, revealed_at);

create table if not exists sessions (
  token_hash text primary key,
  wallet_session_id text not null,
  player_id text not null,
  currency text not null,
  play_money integer not null,
  game_code text not null,
  language text not null,
  site_origin text not null,
  min_bet text,
  expires_at text not null
) strict;

create table if not exists rounds (
  id text primary key,
  player_id text not null,
  client_key text not null,
  wallet_session_id text not null,
  game_code text not null,
  currency text not null,
  line_bet integer not null check (line_bet > 0),
  stake integer not null check (stake > 0),
  seed_id text not null references seeds (id),
  client_seed text not null,
  nonce integer not null,
  state text not null check (state in ('betting', 'refused', 'paying', 'settled', 'returning', 'returned')),
  bet_tx text not null unique,
  win_tx text not null unique,
  rollback_tx text not null unique,
  outcome text,
  win integer check (win >= 0),
  balance_after_bet text,
  balance text,
  refusal text,
  attempts integer not null default 0,
  due_at text,
  created_at text not null,
  unique (player_id, client_key),
  check ((state in ('paying', 'settled')) = (outcome is not null and win is not null))
) strict;
create unique index if not exists rounds_one_open on rounds (player_id) where state in ('betting', 'paying', 'returning');
create unique index if not exists rounds_one_a_nonce on rounds (seed_id, nonce) where state in ('paying', 'settled');
create index if not exists rounds_due on rounds (due_at) where due_at is not null;
create index if not exists rounds_by_player on rounds (player_id, created_at);

create table if not exists nonces (nonce text primary key, expires_at text not null) strict;
`;
