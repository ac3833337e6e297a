/** Adds a win to its round, settles the round if the win ends it, and returns the round's id. */
const win = `
create or replace function wallet_round_win(
  the_round uuid, the_vendor text, cash ledger_account, the_time timestamptz, the_call jsonb, closed boolean
) returns uuid language plpgsql as $body$
begin
  insert into round (id, merchant, member_id, vendor, vendor_round_id, game_code, currency, book, win, status, placed_at, settled_at)
    values (the_round, cash.merchant, cash.owner_id::uuid, the_vendor, the_call->>'roundId', the_call->>'gameCode',
      cash.asset, cash.book, (the_call->>'minor')::bigint, case when closed then 'settled' else 'open' end, the_time,
      case when closed then the_time end)
    on conflict (vendor, member_id, vendor_round_id) do update set
      win = round.win + excluded.win,
      status = case when round.status = 'settled' then round.status else excluded.status end,
      settled_at = coalesce(round.settled_at, excluded.settled_at);
  return the_round;
end $body$`;

/** Whether a win names this bet, or names none but belongs to the bet's round: the bet then already has its outcome. */
const hasOutcome = `
create or replace function wallet_has_outcome(bet vendor_transaction, played round) returns boolean
language plpgsql stable as $body$
begin
  return played.status = 'settled' or exists (select from vendor_transaction w
    where w.round_id = played.id and w.kind = 'win' and not w.rolled_back
      and (w.bet_transaction_id = bet.transaction_id or w.bet_transaction_id is null));
end $body$`;

/**
 * Removes a bet or a win from its round and marks it as rolled back. A round without any other bet or win is rolled back with it; a round
 * that lost a win is opened again, because the vendor settles it again.
 */
const takeBack = `
create or replace function wallet_round_take_back(undone vendor_transaction, the_time timestamptz) returns void
language plpgsql as $body$
declare
  empty boolean;
begin
  update vendor_transaction set rolled_back = true
    where vendor = undone.vendor and member_id = undone.member_id and transaction_id = undone.transaction_id;
  if undone.round_id is null then return; end if;
  empty := not exists (select from vendor_transaction t
    where t.round_id = undone.round_id and t.kind in ('bet', 'win', 'promo') and not t.rolled_back);
  update round r set
    stake = r.stake - case when undone.kind = 'bet' then undone.amount else 0 end,
    win = r.win - case when undone.kind = 'bet' then 0 else undone.amount end,
    status = case when empty then 'rolledBack' when undone.kind = 'win' then 'open' else r.status end,
    settled_at = case when empty then the_time when undone.kind = 'win' then null else r.settled_at end
  where r.id = undone.round_id;
end $body$`;

export const round: readonly string[] = [win, hasOutcome, takeBack];
