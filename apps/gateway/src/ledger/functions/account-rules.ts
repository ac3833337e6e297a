import { accountRules, assets, type AccountRule } from '../registry.ts';

const text = (value: string) => `'${value}'`;

/** An SQL condition for accounts whose rule satisfies `has`; `owner` and `account` are SQL expressions. */
export function accountsWhere(owner: string, account: string, has: (rule: AccountRule) => boolean): string {
  const names = accountRules.filter(({ rule }) => has(rule)).map((each) => `(${text(each.owner)}, ${text(each.account)})`);
  return `(${owner}, ${account}) in (${names.join(', ')})`;
}

const rows = accountRules.map(({ owner, account, rule }) => {
  const least = rule.sign === 'zeroOrMore' ? '0' : 'null';
  const most = rule.sign === 'zeroOrLess' ? '0' : 'null';
  const inBooks = `array[${rule.books.map(text).join(', ')}]`;
  return `(${text(owner)}, ${text(account)}, ${inBooks}, ${String(rule.asset === 'points')}, ${String(rule.striped)}, ${least}::bigint, ${most}::bigint)`;
});

/** The registry as rows. */
const rules = `
create or replace function ledger_account_rules()
returns table (owner_kind text, kind text, books text[], points boolean, striped boolean, min_balance bigint, max_balance bigint)
language sql immutable as $body$
  values
  ${rows.join(',\n  ')}
$body$`;

/** The trigger that sets the balance limits of a new account. */
const accountLimits = `
create or replace function ledger_account_limits() returns trigger language plpgsql as $body$
begin
  select rule.min_balance, rule.max_balance into new.min_balance, new.max_balance from ledger_account_rules() rule
    where rule.owner_kind = new.owner_kind and rule.kind = new.kind;
  return new;
end $body$`;

/**
 * The trigger that admits only new accounts that the registry defines. It is a trigger and not a CHECK, because every statement that writes
 * the table parses its CHECKs again, while the immutable parts of an account need checking only once.
 */
const accountFits = `
create or replace function ledger_account_fits() returns trigger language plpgsql as $body$
begin
  if tg_op = 'UPDATE' then raise exception 'an account stays what it is' using errcode = 'LG005'; end if;
  if new.asset not in (${assets.map(text).join(', ')}) or not exists (
    select from ledger_account_rules() rule
    where rule.owner_kind = new.owner_kind and rule.kind = new.kind and new.book = any (rule.books)
      and (new.asset = 'points') = rule.points and new.stripe between 0 and case when rule.striped then 15 else 0 end)
  then
    raise exception 'there is no such kind of account: %', concat_ws(' ', new.owner_kind, new.kind, new.book, new.asset)
      using errcode = 'check_violation';
  end if;
  return null;
end $body$`;

/** The database's side of the registry; `migrate` puts it in place. */
export const registryFunctions: readonly string[] = [rules, accountLimits, accountFits];
