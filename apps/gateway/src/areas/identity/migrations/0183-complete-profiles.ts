import { sql, type Kysely } from 'kysely';

/** When a member's profile became complete, which missions and rewards ask for (rewards 3 and 9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column profile_completed_at timestamptz`.execute(db);
  // When earlier ones became complete is not known.
  await sql`update member set profile_completed_at = now()
    where details ?& array['permanentAddress', 'currentAddress', 'placeOfBirth', 'nationality', 'occupation', 'incomeSource']`.execute(db);
}
