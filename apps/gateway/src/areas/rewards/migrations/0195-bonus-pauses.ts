import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** Members whose claims an operator decides for a while, whatever the terms say. */
export async function up(db: Db): Promise<void> {
  await sql`create table bonus_pause (
    merchant text not null,
    member_id uuid primary key references member (id) on delete cascade,
    until timestamptz not null
  )`.execute(db);
}
