/**
 * Records a round that was settled, unsettled, or settled again with another stake or win: subtracts its earlier contribution where it was
 * counted, and adds the new one where it belongs now.
 */
const statRound = `
create or replace function stat_round() returns trigger language plpgsql as $body$
begin
  if tg_op = 'UPDATE' and old.status = 'settled' then
    insert into stat_change (merchant, at, currency, subject, partner, game_code, member_id, count, paid_in, paid_out)
      values (old.merchant, coalesce(old.settled_at, old.placed_at), old.currency, 'rounds', old.vendor, old.game_code, old.member_id,
        -1, -old.stake, -old.win);
  end if;
  if new.status = 'settled' then
    insert into stat_change (merchant, at, currency, subject, partner, game_code, member_id, count, paid_in, paid_out)
      values (new.merchant, coalesce(new.settled_at, new.placed_at), new.currency, 'rounds', new.vendor, new.game_code, new.member_id,
        1, new.stake, new.win);
  end if;
  return null;
end $body$`;

/** Records money that a provider received for a member or paid out to one, or got back because it had not arrived. */
const statTransfer = `
create or replace function stat_transfer() returns trigger language plpgsql as $body$
begin
  insert into stat_change (merchant, at, currency, subject, partner, game_code, member_id, count, paid_in, paid_out)
    select new.merchant, new.at, new.asset, case new.kind when 'deposit' then 'deposits' else 'withdrawals' end, provider.owner_id, '', member.id,
      case new.kind when 'withdrawalReturned' then -1 else 1 end,
      case new.kind when 'deposit' then -entry.amount else 0 end,
      case new.kind when 'deposit' then 0 else entry.amount end
    from ledger_entry entry join ledger_account provider on provider.id = entry.account_id
      -- The ledger knows owners by any text; only members of this platform are counted.
      join lateral (
        select case when pg_input_is_valid(a.owner_id, 'uuid') then a.owner_id::uuid end as id
        from ledger_entry e join ledger_account a on a.id = e.account_id where e.transfer_id = new.id and a.owner_kind = 'member'
      ) member on member.id is not null
    where entry.transfer_id = new.id and provider.owner_kind = 'provider';
  return null;
end $body$`;

const statMember = `
create or replace function stat_member() returns trigger language plpgsql as $body$
begin
  insert into stat_change (merchant, at, currency, subject, partner, game_code, member_id, count, paid_in, paid_out)
    values (new.merchant, new.created_at, new.currency, 'registrations', '', '', new.id, 1, 0, 0);
  return null;
end $body$`;

/**
 * Records what promotions and rebates cost the house: what left a budget for members or came back from their grants, even within a bet or a
 * win, and rebates paid to lines of agents. Funding a budget is no cost. One statement may have posted several transfers to the account.
 */
const statCost = `
create or replace function stat_cost() returns trigger language plpgsql as $body$
begin
  insert into stat_change (merchant, at, currency, subject, partner, game_code, count, paid_in, paid_out)
    select t.merchant, t.at, t.asset, case when t.kind in ('rebatePaid', 'betRebate', 'agentRebate') then 'rebates' else 'promotions' end, '', '',
      1, greatest(e.amount, 0), greatest(-e.amount, 0)
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    where e.account_id = new.id and e.version > old.version and e.version <= new.version
      and (new.owner_kind = 'promotion' and t.kind not in ('promotionFunded', 'promotionDefunded')
        or new.owner_kind = 'house' and t.kind in ('betRebate', 'agentRebate'));
  return null;
end $body$`;

/** The triggers of migrations 0051 and 0116. They only append to a table without an index, because settling a bet waits for them. */
export const statFunctions: readonly string[] = [statRound, statTransfer, statCost, statMember];
