import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table risk_rule (
    merchant text not null,
    code text not null,
    version integer not null,
    name text not null,
    is_on boolean not null,
    condition jsonb not null,
    effect jsonb not null,
    made_by text not null,
    made_at timestamptz not null,
    reason text not null,
    primary key (merchant, code, version)
  )`,
  // Which rules held when a withdrawal was looked at, and when that was.
  `alter table withdrawal_review add column rules_at timestamptz`,
  `alter table withdrawal_review add column rules jsonb`,
  `create index withdrawal_review_ruled on withdrawal_review (merchant, rules_at) where rules_at is not null`,
];

/** Rules that hold withdrawals, in versions (office 9). */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
