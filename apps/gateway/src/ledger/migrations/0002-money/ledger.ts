/**
 * Double-entry accounts, transfers and entries. The composite foreign keys keep books and currencies apart (security G02): an entry can
 * only join a transfer and an account of the same merchant, book and currency.
 */
export const ledger = [
  `create table ledger_account (
    id bigint generated always as identity primary key,
    merchant text not null,
    owner_kind text not null check (owner_kind in ('member', 'house', 'psp')),
    owner_id text not null,
    kind text not null,
    book text not null check (book in ('real', 'play')),
    currency text not null,
    stripe smallint not null default 0 check (stripe between 0 and 15),
    balance bigint not null default 0,
    min_balance bigint generated always as (case when owner_kind = 'member' then 0::bigint end) stored,
    version bigint not null default 0,
    chain bytea not null default ''::bytea,
    unique (owner_id, owner_kind, kind, merchant, book, currency, stripe),
    unique (id, merchant, book, currency),
    check (min_balance is null or balance >= min_balance),
    check (case owner_kind
      when 'member' then kind in ('cash', 'locked') and stripe = 0
      when 'house' then kind in ('game', 'adjustment') or (kind = 'play_issue' and book = 'play')
      else kind = 'clearing' and book = 'real' end)
  )`,
  `create table ledger_transfer (
    id uuid primary key,
    kind text not null,
    key text not null unique,
    input_hash text not null,
    reference text,
    reverses uuid references ledger_transfer,
    merchant text not null,
    book text not null,
    currency text not null,
    at timestamptz not null,
    unique (id, merchant, book, currency)
  )`,
  `create index ledger_transfer_reference on ledger_transfer (reference)`,
  `create table ledger_entry (
    transfer_id uuid not null,
    account_id bigint not null,
    merchant text not null,
    book text not null,
    currency text not null,
    amount bigint not null check (amount <> 0),
    balance_after bigint not null,
    version bigint not null check (version > 0),
    hash bytea not null,
    primary key (account_id, version),
    foreign key (transfer_id, merchant, book, currency) references ledger_transfer (id, merchant, book, currency),
    foreign key (account_id, merchant, book, currency) references ledger_account (id, merchant, book, currency)
  )`,
  `create index ledger_entry_transfer on ledger_entry (transfer_id)`,
  `create function ledger_refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the ledger is append-only: a correction is a reversing transfer' using errcode = 'LG005';
  end $$`,
  `create trigger ledger_transfer_append_only before update or delete or truncate on ledger_transfer
    for each statement execute function ledger_refuse_change()`,
  `create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
    for each statement execute function ledger_refuse_change()`,
];
