import type { DatabaseSync } from 'node:sqlite';

/** Rounds that the operator gives to a player: what they win together is owed to the wallet by one promotional win. */
export function freeRounds(db: DatabaseSync): void {
  db.exec(`
    create table free_rounds (
      id text primary key,
      vendor text not null,
      player_id text not null,
      game_code text not null,
      currency text not null,
      stake integer not null check (stake > 0),
      rounds integer not null check (rounds > 0),
      expires_at text not null,
      state text not null check (state in ('open', 'paying', 'paid')),
      win_tx text not null,
      attempts integer not null default 0,
      due_at text not null,
      created_at text not null
    ) strict;
    create index free_rounds_of_player on free_rounds (player_id, game_code) where state = 'open';
    create index free_rounds_due on free_rounds (due_at) where state <> 'paid';
    alter table rounds add column free_id text references free_rounds (id);
    create index rounds_of_free on rounds (free_id) where free_id is not null;
  `);
}
