import { sql, type Kysely } from 'kysely';

/** Indexes payments by status: without them, looking for a rare or unused status reads every payment ever made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index withdrawal_of_status on withdrawal (status, created_at desc, id desc) include (merchant)`,
  `create index withdrawal_decided_as on withdrawal (status, decided_at desc, id desc) include (merchant) where decided_at is not null`,
  `create index deposit_of_status on deposit (status, created_at desc, id desc) include (merchant) where status <> 'succeeded'`,
  `drop index deposit_unsettled`,
];
