import { sql, type Kysely } from 'kysely';

/** Which vendors use the member's one wallet: all of them, since they are connected by the seamless wallet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vendor add column single_wallet boolean not null default true`.execute(db);
}
