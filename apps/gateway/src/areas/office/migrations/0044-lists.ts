import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table member_note (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null references member (id) on delete cascade,
    author text not null,
    at timestamptz not null,
    text text not null,
    pinned boolean not null
  )`,
  `create index member_note_of on member_note (member_id, (pinned::int) desc, id desc)`,
  // Indexes for the orders and filters of the office's lists, so that none reads a whole table (office O31).
  `create index member_newest on member (merchant, created_at desc, id desc) where kind = 'member'`,
  `create index member_newest_anywhere on member (created_at desc, id desc) where kind = 'member'`,
  `create index member_logged_in on member (merchant, last_login_at desc, id desc) where kind = 'member' and last_login_at is not null`,
  `create index member_logged_in_anywhere on member (last_login_at desc, id desc) where kind = 'member' and last_login_at is not null`,
  `create index member_blocked on member (created_at desc, id desc) where kind = 'member' and status = 'blocked'`,
  `create index member_agents on member (created_at desc, id desc) where kind = 'member' and agent`,
  `create index member_excluded on member (bets_blocked_until) where kind = 'member' and bets_blocked_until is not null`,
  `create index member_named on member (username_folded text_pattern_ops) where kind = 'member'`,
  `create index deposit_newest on deposit (merchant, created_at desc, id desc)`,
  `create index deposit_newest_anywhere on deposit (created_at desc, id desc)`,
  `create index deposit_unsettled on deposit (created_at desc, id desc) where status in ('pending', 'failed', 'cancelled')`,
  `create index deposit_reference on deposit (payment_id) where payment_id is not null`,
  `create index withdrawal_newest on withdrawal (merchant, created_at desc, id desc)`,
  `create index withdrawal_newest_anywhere on withdrawal (created_at desc, id desc)`,
  // The same columns in another order, so that a vendor's own round id can be found without the player.
  `alter table round add constraint round_of_vendor unique (vendor, vendor_round_id, member_id)`,
  `alter table round drop constraint round_vendor_member_id_vendor_round_id_key`,
  `alter table vendor_transaction drop constraint vendor_transaction_pkey`,
  `alter table vendor_transaction add primary key (vendor, transaction_id, member_id)`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
