import { currencies } from '@parlour/domain';
import { walletKinds } from '../../../ledger/registry.ts';

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
create or replace function wallet_tell(the_cash bigint) returns jsonb
language plpgsql as $body$
declare
  cash ledger_account;
  has record;
begin
  select * into cash from ledger_account where id = the_cash;
  select sum(balance) filter (where kind = 'locked')::bigint as locked, sum(version)::bigint as version into has from ledger_account
    where owner_id = cash.owner_id and owner_kind = 'member' and book = cash.book and asset = cash.asset
      and kind in (${walletKinds.map((kind) => `'${kind}'`).join(', ')});
  perform event_put(cash.merchant, cash.owner_id::uuid, null, 'balanceChanged', jsonb_build_object('balance', jsonb_build_object(
    'available', wire_money(cash.balance, cash.asset), 'locked', wire_money(has.locked, cash.asset),
    'playMoney', cash.book = 'play', 'version', has.version)));
  return jsonb_build_object('merchant', cash.merchant, 'memberId', cash.owner_id, 'book', cash.book);
end $body$`;

export const tells: readonly string[] = [wireMoney, tell];
