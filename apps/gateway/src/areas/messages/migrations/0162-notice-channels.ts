import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table push_choice add column channel text not null default 'push' check (channel = any ('{push,email,sms}'))`,
  `create index push_choice_by_channel on push_choice (member_id, channel, category, id desc)`,
  `drop index push_choice_of`,
];

/** Members' choices of notices by e-mail and SMS (content N53). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
