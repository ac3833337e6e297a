import { sql, type Kysely } from 'kysely';

/** Types of agents, and uplines: a member may be in the line of an agent of the same merchant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column agent_type smallint check (agent_type in (1, 2, 41, 42))`.execute(db);
  await sql`update member set agent_type = 1 where agent`.execute(db);
  await sql`alter table member drop column agent`.execute(db);
  await sql`alter table member add column agent boolean not null generated always as (agent_type is not null) stored`.execute(db);
  await sql`create unique index member_of_merchant on member (merchant, id)`.execute(db);
  await sql`alter table member add column upline_id uuid check (upline_id <> id),
    add constraint member_upline_fkey foreign key (merchant, upline_id) references member (merchant, id)`.execute(db);
  await sql`create index member_downline on member (upline_id) where upline_id is not null`.execute(db);
}
