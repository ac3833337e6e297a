import { sql, type Kysely } from 'kysely';

const statements = [
  // Draws of different merchants can have the same id, so open proposals are unique per merchant.
  `drop index proposal_open`,
  `create unique index proposal_open on proposal (operation, coalesce(merchant, ''), subject) where status = 'open'`,
  // An operator's address: links are sent to it, and it identifies the member accounts that belong to the operator.
  `alter table operator add column email text`,
  `alter table proposal add column member_id uuid`,
];

/** An operator's address, whom a proposal benefits, and one open proposal for each subject of a merchant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
