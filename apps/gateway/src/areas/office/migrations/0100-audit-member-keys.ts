import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** A key for each member, under which the audit log keeps what is personal of them; it goes with the member, and the log stays as it is. */
export async function up(db: Db): Promise<void> {
  await sql
    .raw(
      `create table audit_member_key (
        member_id uuid primary key references member (id) on delete cascade,
        merchant text not null,
        key text not null
      )`,
    )
    .execute(db);
}
