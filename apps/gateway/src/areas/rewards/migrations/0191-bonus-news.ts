import { sql, type Kysely } from 'kysely';

const statements = [
  // Function bodies are installed after the migrations; until then no grant can change.
  `create or replace function bonus_news() returns trigger language plpgsql as $$
    begin
      raise exception 'the functions of this version are not in place yet';
    end $$`,
  // Deferred, because an event holds the lock on its audience until the commit, and other work of the transaction may wait for others.
  `create constraint trigger bonus_news after insert or update of status on bonus_grant
    deferrable initially deferred for each row execute function bonus_news()`,
];

/** Pages are told when a member's bonus money changes (rewards 11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
