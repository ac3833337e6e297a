import { sql, type Kysely } from 'kysely';

const statements = [
  // Draws of two merchants have the same id: what waits at one says nothing about the other.
  `drop index proposal_open`,
  `create unique index proposal_open on proposal (operation, coalesce(merchant, ''), subject) where status = 'open'`,
  // Where an operator's link is sent, and by which members' accounts of their own are known.
  `alter table operator add column email text`,
  `alter table proposal add column member_id uuid`,
];

/** What the office's rules take: an operator's address, whom a proposal benefits, and one for each subject of a merchant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
