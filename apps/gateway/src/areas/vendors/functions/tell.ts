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

const others = walletKinds.filter((kind) => kind !== 'cash');
const joined = (kind: string) => `
    left join ledger_account ${kind} on ${kind}.owner_id = cash.owner_id and ${kind}.owner_kind = 'member' and ${kind}.kind = '${kind}'
      and ${kind}.merchant = cash.merchant and ${kind}.book = cash.book and ${kind}.asset = cash.asset and ${kind}.stripe = 0`;

/**
 * Stores the event that tells a player's pages the balance. Returns the audience, which the gateway notifies after the commit
 * (db/notifier.ts), and the book of the money, by which it counts. Comes last in a call, because it holds the locks of `event_put`.
 */
const tell = `
create or replace function wallet_tell(the_cash bigint) returns jsonb
language plpgsql as $body$
declare
  has record;
  event bigint;
begin
  select cash.merchant, cash.owner_id::uuid as member, cash.book, cash.asset, cash.balance as cash, locked.balance as locked,
      ${walletKinds.map((kind) => `coalesce(${kind}.version, 0)`).join(' + ')} as version
    into has
    from ledger_account cash${others.map(joined).join('')}
    where cash.id = the_cash;
  event := event_write(has.merchant, has.member, null, 'balanceChanged', jsonb_build_object('balance', jsonb_build_object(
    'available', wire_money(has.cash, has.asset), 'locked', wire_money(has.locked, has.asset),
    'playMoney', has.book = 'play', 'version', has.version)));
  return jsonb_build_object('merchant', has.merchant, 'memberId', has.member, 'book', has.book);
end $body$`;

export const tells: readonly string[] = [wireMoney, tell];
