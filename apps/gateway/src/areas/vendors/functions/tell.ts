import { currencies } from '@parlour/domain';
import { walletKinds } from '../../../ledger/registry.ts';

const units = Object.entries(currencies).filter(([, { exponent }]) => exponent !== 2);
const unit = `case the_currency ${units.map(([code, { exponent }]) => `when '${code}' then ${10 ** -exponent}`).join(' ')} else 0.01 end`;

/** An amount in the contract's form: the domain's `toWire`, in SQL. A single expression, so that Postgres inlines it. */
const wireAmount = `
create or replace function wire_amount(minor bigint, the_currency text) returns text
language sql immutable as $body$
  select (minor * (${unit})::numeric)::text
$body$`;

/**
 * The payload of the event `balanceChanged`, `{ balance }`: the ledger's `toBalance`, in SQL. Writing the JSON as text is cheaper than
 * building it, and no value in it needs quoting. A single expression, so that Postgres inlines it; stable, because `format` is.
 */
const balanceNews = `
create or replace function balance_news(cash bigint, locked bigint, the_currency text, the_book text, the_version numeric) returns jsonb
language sql stable as $body$
  select format('{"balance": {"available": {"currency": "%1$s", "amount": "%2$s"}, "locked": {"currency": "%1$s", "amount": "%3$s"},
      "playMoney": %4$s, "version": %5$s}}',
    the_currency, wire_amount(cash, the_currency), wire_amount(locked, the_currency), (the_book = 'play')::text, the_version)::jsonb
$body$`;

const others = walletKinds.filter((kind) => kind !== 'cash');
const joined = (kind: string) => `
    left join ledger_account ${kind} on ${kind}.owner_id = cash.owner_id and ${kind}.owner_kind = 'member' and ${kind}.kind = '${kind}'
      and ${kind}.merchant = cash.merchant and ${kind}.book = cash.book and ${kind}.asset = cash.asset and ${kind}.stripe = 0`;

/**
 * Stores the event that notifies a player's pages of the balance. Returns the audience, which the gateway notifies after the commit
 * (db/notifier.ts), and the book of the money, for the metrics. Comes last in a call, because it holds the locks of `event_put`.
 */
const tell = `
create or replace function wallet_tell(the_cash bigint) returns jsonb
language plpgsql as $body$
declare
  has record;
  event bigint;
begin
  select cash.merchant, cash.owner_id::uuid as member, cash.book,
      balance_news(cash.balance, locked.balance, cash.asset, cash.book, ${walletKinds.map((kind) => `coalesce(${kind}.version, 0)`).join(' + ')}) as news
    into has
    from ledger_account cash${others.map(joined).join('')}
    where cash.id = the_cash;
  event := event_write(has.merchant, has.member, null, 'balanceChanged', has.news);
  return jsonb_build_object('merchant', has.merchant, 'memberId', has.member, 'book', has.book);
end $body$`;

export const tells: readonly string[] = [wireAmount, balanceNews, tell];
