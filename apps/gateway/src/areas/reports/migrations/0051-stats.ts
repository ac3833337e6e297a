import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** Sums for the dashboard and reports, kept by triggers, including everything that happened before. */
export async function up(db: Db): Promise<void> {
  for (const statement of [...tables, ...triggers, ...before]) await sql.raw(statement).execute(db);
}

const sums = 'count bigint not null, paid_in bigint not null, paid_out bigint not null';
const tables = [
  `create table stat_change (
    merchant text not null, at timestamptz not null, currency text not null, subject text not null, partner text not null,
    game_code text not null, member_id uuid not null, ${sums}
  )`,
  `create table stat_hour (
    merchant text not null, hour timestamptz not null, subject text not null, partner text not null, line text not null,
    currency text not null, ${sums},
    primary key (merchant, hour, subject, partner, line, currency)
  )`,
  `create table stat_game_day (
    merchant text not null, day date not null, vendor text not null, game_code text not null, currency text not null,
    rounds bigint not null, stakes bigint not null, wins bigint not null,
    primary key (merchant, day, vendor, game_code, currency)
  )`,
  `create table stat_member_day (
    merchant text not null, day date not null, member_id uuid not null, currency text not null,
    rounds bigint not null, stakes bigint not null, wins bigint not null, deposits bigint not null, withdrawals bigint not null,
    first_at timestamptz not null,
    primary key (merchant, day, member_id, currency) include (rounds)
  )`,
  `create table stat_depositor (member_id uuid primary key, merchant text not null, first_at timestamptz not null)`,
];

const triggers = [
  // Function bodies are installed after the migrations; until then no round can be settled.
  ...['stat_round', 'stat_transfer', 'stat_member'].map(
    (name) => `create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      raise exception 'the functions of this version are not in place yet';
    end $$`,
  ),
  `create trigger stat_round_new after insert on round
    for each row when (new.status = 'settled' and new.book = 'real') execute function stat_round()`,
  `create trigger stat_round_changed after update of status, stake, win, settled_at on round
    for each row when (new.book = 'real' and (new.status = 'settled' or old.status = 'settled')
      and (old.status <> new.status or old.stake <> new.stake or old.win <> new.win or old.settled_at is distinct from new.settled_at))
    execute function stat_round()`,
  `create trigger stat_transfer after insert on ledger_transfer
    for each row when (new.book = 'real' and (new.kind = 'deposit' or new.kind = 'withdrawalPaid'
      or (new.kind = 'withdrawalReturned' and new.reverses is not null)))
    execute function stat_transfer()`,
  `create trigger stat_member after insert on member for each row when (new.kind = 'member') execute function stat_member()`,
];

/**
 * Adds everything from before. The triggers lock their tables until this commits, so nothing falls in between. Quarter hours suffice, since
 * zones are offset by multiples of them.
 */
const before = [
  `insert into stat_change
    select merchant, date_bin('15 minutes', coalesce(settled_at, placed_at), 'epoch'), currency, 'rounds', vendor, game_code, member_id,
      count(*), sum(stake), sum(win)
    from round where status = 'settled' and book = 'real' group by 1, 2, 3, 5, 6, 7`,
  `insert into stat_change
    select t.merchant, t.at, t.asset, case t.kind when 'deposit' then 'deposits' else 'withdrawals' end, provider.owner_id, '',
      member.owner_id::uuid, case t.kind when 'withdrawalReturned' then -1 else 1 end,
      case t.kind when 'deposit' then -paid.amount else 0 end, case t.kind when 'deposit' then 0 else paid.amount end
    from ledger_transfer t
    join ledger_entry paid on paid.transfer_id = t.id
    join ledger_account provider on provider.id = paid.account_id and provider.owner_kind = 'provider'
    join ledger_entry had on had.transfer_id = t.id
    join ledger_account member on member.id = had.account_id and member.owner_kind = 'member'
    where t.book = 'real' and (t.kind in ('deposit', 'withdrawalPaid') or (t.kind = 'withdrawalReturned' and t.reverses is not null))
    order by t.at`,
  `insert into stat_change
    select merchant, created_at, currency, 'registrations', '', '', id, 1, 0, 0 from member where kind = 'member'`,
];
