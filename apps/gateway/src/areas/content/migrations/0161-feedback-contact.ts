import { sql, type Kysely } from 'kysely';

/** Where a visitor wants to be answered, sealed for its own place, and in which language (content N72). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feedback
    add column contact_id uuid,
    add column contact text,
    add column language text,
    add check ((contact is null) or (contact_id is not null and member_id is null))`.execute(db);
}
