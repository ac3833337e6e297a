import { sql, type Kysely } from 'kysely';

/**
 * The codes with which members registered and the browsers in which they logged in, by which operators find members and see what they have
 * in common.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table member add column invitation_code text`,
  `create index member_invited on member (merchant, invitation_code, created_at desc) where invitation_code is not null`,
  `create table known_device (
    member_id uuid not null references member (id) on delete cascade,
    merchant text not null,
    device text not null,
    since timestamptz not null,
    last_login_at timestamptz not null,
    primary key (member_id, device)
  )`,
  `create index known_device_shared on known_device (merchant, device, last_login_at desc)`,
  `create index known_network_shared on known_network (merchant, network, last_login_at desc)`,
  `alter table session add column device text`,
];
