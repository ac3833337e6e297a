import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table proposal (
    id uuid primary key,
    merchant text,
    operation text not null,
    subject_kind text not null,
    subject text not null,
    subject_name text not null,
    input jsonb not null,
    input_hash text not null,
    changes jsonb not null,
    effect jsonb,
    subject_version text not null,
    concerns text,
    reason text,
    proposed_by text not null references operator (name),
    proposed_at timestamptz not null,
    expires_at timestamptz not null,
    status text not null check (status in ('open', 'executed', 'failed', 'rejected', 'withdrawn', 'expired', 'stale')),
    decided_by text references operator (name),
    decided_at timestamptz,
    outcome text,
    constraint proposal_second_operator check (decided_by is null or status = 'withdrawn' or decided_by <> proposed_by),
    check ((status = 'open') = (decided_at is null))
  )`,
  `create unique index proposal_open on proposal (operation, subject) where status = 'open'`,
  `create index proposal_decided on proposal (proposed_at desc) where status <> 'open'`,
  // Nobody reviewed what earlier approvals would change, so those still waiting must be proposed again.
  `insert into proposal (id, operation, subject_kind, subject, subject_name, input, input_hash, changes, subject_version,
      proposed_by, proposed_at, expires_at, status, decided_by, decided_at)
    select id, case command when 'withdrawals approve' then 'approveWithdrawal' when 'withdrawals reject' then 'rejectWithdrawal'
        when 'withdrawals force' then 'forceWithdrawal' when 'ledger adjust' then 'adjustBalance'
        when 'members write-off-debt' then 'writeOffDebt' when 'operators add' then 'addOperator'
        when 'operators remove' then 'removeOperator' when 'operators reset' then 'resetOperator' else command end,
      case when command like 'operators %' then 'operator' when command like 'withdrawals %' then 'withdrawal' else 'member' end,
      subject, subject, input, encode(sha256(convert_to(command || subject || input::text, 'UTF8')), 'hex'), '[]', 'not reviewed',
      first_by, first_at, first_at + interval '7 days',
      case when second_by is not null then 'executed' when withdrawn_by is not null then 'withdrawn' else 'expired' end,
      coalesce(second_by, case when withdrawn_by in (select name from operator) then withdrawn_by end), coalesce(second_at, now())
    from operator_approval`,
  `drop table operator_approval`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
