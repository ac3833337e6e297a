/**
 * Records movements of members' money whose kinds count in line reports and as costs of bills: signed, cash and locked money together. It
 * looks each entry's account up: with a join, Postgres would read all accounts for every transfer.
 */
export const lineMoneyMoved = `
create or replace function line_money_moved() returns trigger language plpgsql as $body$
begin
  insert into line_money (merchant, member_id, at, kind, currency, amount, reference)
    select new.merchant, a.owner_id::uuid, new.at, new.kind, new.asset, sum(e.amount), new.reference
    from ledger_entry e cross join lateral (select owner_kind, owner_id, kind from ledger_account where id = e.account_id limit 1) a
    where e.transfer_id = new.id and a.owner_kind = 'member' and a.kind in ('cash', 'locked') and pg_input_is_valid(a.owner_id, 'uuid')
    group by a.owner_id;
  return null;
end $body$`;

/** Records that a settled bet of an account in a line was changed or voided; the next runs correct bills that counted it (agents.md 8). */
export const agentBetChanged = `
create or replace function agent_bet_changed() returns trigger language plpgsql as $body$
begin
  insert into agent_late_bet (merchant, round_id, member_id, currency, settled_at, stake, win, now_settled_at, now_stake, now_win, at)
    select old.merchant, old.id, old.member_id, old.currency, coalesce(old.settled_at, old.placed_at), old.stake, old.win,
      case when new.status = 'settled' then coalesce(new.settled_at, new.placed_at) end,
      case when new.status = 'settled' then new.stake else 0 end, case when new.status = 'settled' then new.win else 0 end, clock_timestamp()
    where exists (select from member m where m.id = old.member_id and (m.upline_id is not null or m.agent));
  return null;
end $body$`;
