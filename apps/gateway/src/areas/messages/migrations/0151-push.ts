import { sql, type Kysely } from 'kysely';

const statements = [
  // The keys by which push services recognise a merchant (VAPID). A browser is bound to the key that it subscribed with.
  `create table push_key (
    id uuid primary key,
    merchant text not null,
    public_key text not null unique,
    private_key text not null,
    made_at timestamptz not null
  )`,
  `create index push_key_of on push_key (merchant, made_at desc, id desc)`,
  `create table push_subscription (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null references member,
    -- Of the log-in; it may have expired since.
    session_id uuid not null,
    key_id uuid not null references push_key,
    -- A browser has one.
    endpoint_hash text not null unique,
    -- Address and secrets of the browser, sealed.
    subscription text not null,
    browser text not null,
    system text not null,
    details boolean not null,
    created_at timestamptz not null
  )`,
  `create index push_subscription_of on push_subscription (member_id, created_at desc)`,
  `create index push_subscription_session on push_subscription (session_id)`,
  // Every choice that was made; the latest one is in force (content N53).
  `create table push_choice (
    id bigint generated always as identity primary key,
    merchant text not null,
    member_id uuid not null references member,
    category text not null check (category = any ('{account,money,service,offers}')),
    chosen boolean not null,
    wording text not null,
    chosen_at timestamptz not null
  )`,
  `create index push_choice_of on push_choice (member_id, category, id desc)`,
  // Offers that count towards the weekly limit.
  `create table push_offer (
    member_id uuid not null references member,
    broadcast_id uuid not null,
    merchant text not null,
    at timestamptz not null,
    primary key (member_id, broadcast_id)
  )`,
  `create index push_offer_at on push_offer (at)`,
];

/** Web push: devices with notifications, members' choices, and merchants' keys (content N87). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
