import type { DatabaseSync } from 'node:sqlite';

/** A player may owe a wallet call in one game while playing another (games.md A4). */
export function roundEachGame(db: DatabaseSync): void {
  db.exec(`
    drop index rounds_one_open;
    create unique index rounds_one_open on rounds (player_id, game_code) where state in ('betting', 'paying', 'returning');
  `);
}
