import { currencies } from '@parlour/domain';

const withOtherExponents = Object.entries(currencies).filter(([, { exponent }]) => exponent !== 2);
const exponent = `case the_currency ${withOtherExponents.map(([code, each]) => `when '${code}' then ${each.exponent}`).join(' ')} else 2 end`;

/** An amount that is not negative as the contract carries it: `toWire` of the domain, in SQL. */
const wireMoney = `
create or replace function wire_money(minor bigint, the_currency text) returns jsonb
language plpgsql immutable as $body$
declare
  decimals constant int := ${exponent};
  digits constant text := lpad(minor::text, greatest(decimals + 1, length(minor::text)), '0');
begin
  return jsonb_build_object('currency', the_currency, 'amount',
    case when decimals = 0 then digits else left(digits, -decimals) || '.' || right(digits, decimals) end);
end $body$`;

/**
 * Stores the event that tells a player's pages what he has; gives the audience, which the gateway announces once it is
 * committed (db/announce.ts), and the book of the money, which it counts by. The last thing of a call, for it holds
 * the locks of `event_put`.
 */
const tell = `
create or replace function wallet_tell(the_player uuid) returns jsonb
language plpgsql as $body$
declare
  has record;
begin
  select merchant, book, event_put(merchant, the_player, null, 'balanceChanged', jsonb_build_object('balance', jsonb_build_object(
      'available', wire_money((sum(balance) filter (where kind = 'cash'))::bigint, currency),
      'locked', wire_money((sum(balance) filter (where kind = 'locked'))::bigint, currency),
      'playMoney', book = 'play', 'version', sum(version)::bigint))) as event
    into has from ledger_account where owner_id = the_player::text and owner_kind = 'member' group by merchant, book, currency;
  return jsonb_build_object('merchant', has.merchant, 'memberId', the_player, 'book', has.book);
end $body$`;

export const tells: readonly string[] = [wireMoney, tell];
