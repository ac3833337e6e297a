import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** Counts the cost of promotions and rebates, from the first transfer on, because NGR deducts it (office 7). */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The cost of a grant is not attributed to a member.
  'alter table stat_change alter column member_id drop not null',
  // Of a promotion's many transfers, only those that fund its budget.
  `create index ledger_transfer_funding on ledger_transfer (reference) where kind in ('promotionFunded', 'promotionDefunded')`,
  // The function body is installed after the migrations; until then no budget can change.
  `create or replace function stat_cost() returns trigger language plpgsql as $$
    begin
      raise exception 'the functions of this version are not in place yet';
    end $$`,
  // Triggered by account, not by kind of transfer: bets and wins may return bonus money, and there are too many of them to check each one.
  `create trigger stat_cost after update of balance on ledger_account
    for each row when (new.book = 'real' and (new.owner_kind = 'promotion' or new.owner_kind = 'house' and new.kind = 'commissionCost'))
    execute function stat_cost()`,
  `insert into stat_change (merchant, at, currency, subject, partner, game_code, count, paid_in, paid_out)
    select t.merchant, t.at, t.asset, case when t.kind in ('rebatePaid', 'betRebate', 'agentRebate') then 'rebates' else 'promotions' end, '', '',
      1, greatest(e.amount, 0), greatest(-e.amount, 0)
    from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
    where a.book = 'real' and (a.owner_kind = 'promotion' and t.kind not in ('promotionFunded', 'promotionDefunded')
      or a.owner_kind = 'house' and a.kind = 'commissionCost' and t.kind in ('betRebate', 'agentRebate'))`,
];
