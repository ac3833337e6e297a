import { sql, type Kysely } from 'kysely';

/** Debts of members, more calls for vendors, members barred from betting, vendors' lobbies; and fewer writes per bet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Postgres parses a check again for every statement that writes its table, and each vendor call writes a balance. So the properties of an
  // account that never change are checked once, when it is created.
  `alter table ledger_account drop column min_balance, drop constraint ledger_account_check1,
    drop constraint ledger_account_owner_kind_check, drop constraint ledger_account_book_check, drop constraint ledger_account_stripe_check`,
  `alter table ledger_account
    add column min_balance bigint generated always as (case when owner_kind = 'member' and kind <> 'debt' then 0::bigint end) stored,
    add constraint ledger_account_balance check (balance >= min_balance or (min_balance is null and (kind <> 'debt' or balance <= 0)))`,
  `create function ledger_account_fits() returns trigger language plpgsql as $$
  declare
    fits constant boolean := new.book in ('real', 'play') and new.stripe between 0 and 15 and case new.owner_kind
      when 'member' then new.kind in ('cash', 'locked', 'debt') and new.stripe = 0
      when 'house' then new.kind in ('game', 'promo', 'jackpot', 'adjustment') or (new.kind = 'play_issue' and new.book = 'play')
      when 'psp' then new.kind = 'clearing' and new.book = 'real'
      else false end;
  begin
    if tg_op = 'UPDATE' then raise exception 'an account stays what it is' using errcode = 'LG005'; end if;
    if not fits then raise exception 'there is no such kind of account' using errcode = 'check_violation'; end if;
    return null;
  end $$`,
  `create trigger ledger_account_fits
    after insert or update of id, merchant, owner_kind, owner_id, kind, book, currency, stripe on ledger_account
    for each row execute function ledger_account_fits()`,
  // Balances are updated constantly: with free space on the page, a new row version needs no new index entry.
  `alter table ledger_account set (fillfactor = 70)`,
  `alter table vendor_transaction
    drop constraint vendor_transaction_kind_check,
    drop constraint vendor_transaction_wallet_transaction_id_key,
    add column win_transaction_id text,
    add column promotion_id text,
    add column promotion_kind text,
    add constraint vendor_transaction_kinds check (kind in ('bet', 'win', 'promo', 'rollback', 'endRound', 'batch', 'tombstone'))`,
  `alter table member add column bets_blocked_until timestamptz`,
  `alter table game add column lobby boolean not null default false`,
  // Expired nonces are deleted in one scan of a table that holds only a few minutes of them.
  `drop index signature_nonce_expiry`,
];
