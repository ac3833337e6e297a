import { sql, type Kysely } from 'kysely';

/** Which pages the servers that serve sites in the gateway's place were last told of (content N8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pages_elsewhere (merchant text primary key, state text not null, told_at timestamptz not null)`.execute(db);
}
