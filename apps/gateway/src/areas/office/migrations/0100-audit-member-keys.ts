import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/**
 * A key for each member that seals their personal data in the audit log. Erasing the member destroys the key and leaves the log unchanged.
 */
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
