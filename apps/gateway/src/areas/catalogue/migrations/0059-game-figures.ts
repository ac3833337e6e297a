import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** Figures of games stated by vendors besides the return, which players see and filter by. */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table game
      add column hit_rate integer check (hit_rate between 0 and 10000),
      add column max_win integer check (max_win > 0),
      add column features text[] not null default '{}'
  `.execute(db);
}
