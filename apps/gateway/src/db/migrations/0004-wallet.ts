import { sql, type Kysely } from 'kysely';

/** Debts of members, the further calls of vendors, members who may not bet, lobbies; and fewer writes for each bet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The two checks of 0002 have no names of their own; the first goes with its column.
  `alter table ledger_account drop column min_balance, drop constraint ledger_account_check1`,
  `alter table ledger_account
    add column min_balance bigint generated always as (case when owner_kind = 'member' and kind <> 'debt' then 0::bigint end) stored,
    add constraint ledger_account_not_below check (min_balance is null or balance >= min_balance),
    add constraint ledger_account_debt_not_above check (kind <> 'debt' or balance <= 0),
    add constraint ledger_account_kinds check (case owner_kind
      when 'member' then kind in ('cash', 'locked', 'debt') and stripe = 0
      when 'house' then kind in ('game', 'promo', 'jackpot', 'adjustment') or (kind = 'play_issue' and book = 'play')
      else kind = 'clearing' and book = 'real' end)`,
  // Balances are written again and again: with room on its page a new version needs no entry in any index.
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
  // Old nonces are swept in one pass over a table that holds some minutes of them.
  `drop index signature_nonce_expiry`,
];
