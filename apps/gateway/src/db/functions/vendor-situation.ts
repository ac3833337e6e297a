/**
 * What a vendor's call about a player finds, in one round trip: first the player's lock, which makes the calls about him
 * wait for one another until the transaction ends, then what the call may concern, read by a statement of its own because
 * the same statement would see what was there before the wait. Functions keep their plans; the joins are dear to plan.
 */
const transaction = (t: string) => `case when ${t}.kind is not null then jsonb_build_object(
  'kind', ${t}.kind, 'transactionId', ${t}.transaction_id, 'walletTransactionId', ${t}.wallet_transaction_id,
  'hash', ${t}.payload_hash, 'roundId', ${t}.round_id, 'transferId', ${t}.transfer_id, 'rolledBack', ${t}.rolled_back,
  'minor', ${t}.amount::text) end`;
const round = `case when r.id is not null then jsonb_build_object('id', r.id, 'status', r.status, 'gameCode', r.game_code) end`;
const money = `'book', a.book, 'currency', a.currency, 'cash', a.balance::text`;
const accountOf = (member: string) => `a.owner_id = ${member}::text and a.owner_kind = 'member' and a.kind = 'cash'`;

/** Null where there is no such session. */
const betSituation = `
create or replace function vendor_bet_situation(the_session uuid, the_transaction text, the_round text, the_time timestamptz) returns jsonb
language plpgsql as $body$
begin
  perform pg_advisory_xact_lock(hashtextextended('vendor-player:' || s.member_id, 0)) from game_session s where s.id = the_session;
  -- Who plays is not idle, though his site hears nothing of it.
  update session l set last_seen_at = the_time from game_session s
    where s.id = the_session and l.id = s.login_session and s.expires_at > the_time and l.last_seen_at < the_time - interval '1 minute';
  return (
    select jsonb_build_object(
      'memberId', s.member_id, 'merchant', s.merchant, ${money},
      'same', ${transaction('t')}, 'round', ${round},
      'vendor', s.vendor, 'gameCode', s.game_code, 'opened', s.opened_at is not null,
      'over', s.expires_at <= the_time or (s.login_session is not null and not exists (select 1 from session l where l.id = s.login_session)),
      'blocked', m.status = 'blocked',
      'maintenance', coalesce(site.maintenance, false) or coalesce(g.state = 'maintenance', false))
    from game_session s
    join member m on m.id = s.member_id
    join ledger_account a on ${accountOf('s.member_id')}
    left join vendor_transaction t on t.vendor = s.vendor and t.member_id = s.member_id and t.transaction_id = the_transaction
    left join round r on r.vendor = s.vendor and r.member_id = s.member_id and r.vendor_round_id = the_round
    left join site_state site on site.merchant = s.merchant
    left join merchant_game g on g.merchant = s.merchant and g.vendor = s.vendor and g.game_code = s.game_code
    where s.id = the_session);
end $body$`;

/** Null for a player who never launched a game of the vendor. Without a round's id, the round is that of the bet. */
const playerSituation = `
create or replace function vendor_player_situation(the_vendor text, the_player uuid, the_transaction text, the_bet text, the_round text, the_game text)
returns jsonb language plpgsql as $body$
begin
  perform pg_advisory_xact_lock(hashtextextended('vendor-player:' || the_player, 0));
  return (
    select jsonb_build_object(
      'memberId', m.id, 'merchant', a.merchant, ${money},
      'same', ${transaction('t')}, 'bet', ${transaction('b')}, 'round', ${round},
      'gameKnown', exists (select 1 from game_session s where s.member_id = m.id and s.vendor = the_vendor and s.game_code = the_game))
    from member m
    join ledger_account a on ${accountOf('m.id')}
    left join vendor_transaction t on t.vendor = the_vendor and t.member_id = m.id and t.transaction_id = the_transaction
    left join vendor_transaction b on b.vendor = the_vendor and b.member_id = m.id and b.transaction_id = the_bet
    left join round r on r.vendor = the_vendor and r.member_id = m.id
      and case when the_round is null then r.id = b.round_id else r.vendor_round_id = the_round end
    where m.id = the_player and exists (select 1 from game_session s where s.member_id = m.id and s.vendor = the_vendor));
end $body$`;

export const vendorSituation = [betSituation, playerSituation];
