import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `alter table risk_rule add column event text not null default 'withdrawal'`,
  // Deposits, log-ins and claims that rules have looked at, so that each is looked at once; the column rules has those that held.
  `create table risk_look (
    merchant text not null,
    event text not null,
    subject uuid not null,
    at timestamptz not null,
    member_id uuid not null references member (id) on delete cascade,
    looked_at timestamptz not null,
    rules jsonb,
    primary key (merchant, event, subject, at)
  )`,
  `create index risk_look_newest on risk_look (merchant, event, at desc)`,
  `create index risk_look_none on risk_look (looked_at) where rules is null`,
  `create index risk_look_held on risk_look (merchant, looked_at) where rules is not null`,
  // What rules that held for something else say about the member's withdrawals, until an operator has reviewed the risk.
  `create table member_risk_rule (
    merchant text not null,
    member_id uuid not null references member (id) on delete cascade,
    code text not null,
    version integer not null,
    name text not null,
    at timestamptz not null,
    hint boolean not null,
    hold_until timestamptz,
    ask_until timestamptz,
    primary key (member_id, code)
  )`,
];

/** Rules about deposits, log-ins and claims (office 9). */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
