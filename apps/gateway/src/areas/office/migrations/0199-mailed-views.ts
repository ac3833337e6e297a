import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `alter table office_view
    add column mail text,
    add column mail_merchant text,
    add column mail_next_at timestamptz,
    add check ((mail is null) = (mail_merchant is null) and (mail is null) = (mail_next_at is null))`,
  `create index office_view_mailed on office_view (mail_next_at) where mail is not null`,
];

/** Views of reports that their makers are sent by e-mail: how often, about which merchant, and when next. */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
