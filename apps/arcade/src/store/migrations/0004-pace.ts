import type { DatabaseSync } from 'node:sqlite';

/** Sessions know the pace of their site's law; rounds that began without a press belong to a run that was allowed before. */
export function paceAndAutoplay(db: DatabaseSync): void {
  db.exec(`
    alter table sessions add column pace text;
    create table autoplays (
      id text primary key,
      player_id text not null,
      game_code text not null,
      rounds integer not null check (rounds > 0),
      loss_limit integer check (loss_limit > 0),
      created_at text not null
    ) strict;
    alter table rounds add column autoplay_id text references autoplays (id);
    create index rounds_of_autoplay on rounds (autoplay_id) where autoplay_id is not null;
  `);
}
