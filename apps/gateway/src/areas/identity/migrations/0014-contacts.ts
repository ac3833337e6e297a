import { sql, type Kysely } from 'kysely';

/**
 * Verified and sealed contacts, and second proofs at log-in. Existing numbers are sealed, and get their `mobile_hash`, at the first start
 * (personal/seal-stored.ts); members who registered by number had verified it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table member add column mobile_hash text, add column mobile_verified_at timestamptz,
    add column email_hash text, add column email_verified_at timestamptz`,
  `update member set mobile_verified_at = created_at where mobile = username`,
  `alter table member drop constraint member_mobile`,
  `alter table member add constraint member_mobile unique (merchant, mobile_hash)`,
  `alter table member add constraint member_email unique (merchant, email_hash)`,
  `create table contact_change (
    member_id uuid not null references member (id) on delete cascade,
    merchant text not null,
    channel text not null check (channel in ('sms', 'email')),
    target text not null,
    expires_at timestamptz not null,
    primary key (member_id, channel)
  )`,
  `create table login_ticket (
    ticket_hash text primary key,
    merchant text not null,
    member_id uuid not null references member (id) on delete cascade,
    browser_hash text not null,
    admission jsonb not null,
    tries integer not null,
    expires_at timestamptz not null
  )`,
  `create table known_network (
    member_id uuid not null references member (id) on delete cascade,
    merchant text not null,
    network cidr not null,
    last_login_at timestamptz not null,
    primary key (member_id, network)
  )`,
  // Members are not asked for a second proof where they already logged in; the rule of network-of.ts, in SQL.
  `insert into known_network (member_id, merchant, network, last_login_at)
    select m.id, m.merchant, network(set_masklen(a.address, case family(a.address) when 6 then 64 else 32 end)), max(a.at)
    from member m, lateral (
      select regexp_replace(ip, '^::ffff:([0-9.]+)$', '\\1', 'i')::inet as address, at from (
        select m.last_login_ip as ip, m.last_login_at as at union all
        select m.created_ip, m.created_at union all
        select s.ip, s.created_at from session s where s.member_id = m.id
      ) used where ip ~* '^([0-9]+([.][0-9]+){3}|[0-9a-f:]*:[0-9a-f:.]+)$'
    ) a
    where m.kind = 'member' and m.last_login_at is not null
    group by 1, 2, 3`,
];
