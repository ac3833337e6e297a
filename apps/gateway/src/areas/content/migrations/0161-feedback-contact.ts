import { sql, type Kysely } from 'kysely';

/** The address at which a visitor wants to be answered, sealed, and the visitor's language (content N72). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feedback
    add column contact_id uuid,
    add column contact text,
    add column language text,
    add check ((contact is null) or (contact_id is not null and member_id is null))`.execute(db);
}
