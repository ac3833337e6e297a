/** Deposits and withdrawals: the requests and their outcome. The money itself is in the ledger. */
export const wallet = [
  `create table deposit (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null,
    amount bigint not null check (amount > 0),
    currency text not null,
    status text not null check (status in ('pending', 'succeeded', 'failed', 'cancelled')),
    provider text not null,
    payment_id text,
    cashier_url text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    settled_at timestamptz,
    unique (provider, payment_id)
  )`,
  `create index deposit_member on deposit (member_id, id desc)`,
  `create index deposit_pending on deposit (expires_at) where status = 'pending'`,
  `create table withdrawal (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null,
    amount bigint not null check (amount > 0),
    currency text not null,
    status text not null check (status in ('pending', 'approved', 'rejected', 'received', 'disputed')),
    provider text not null,
    payee_name text not null,
    bank_name text not null,
    account_number text not null,
    reason text,
    created_at timestamptz not null,
    decided_at timestamptz,
    confirmed_at timestamptz
  )`,
  `create index withdrawal_member on withdrawal (member_id, id desc)`,
  `create index withdrawal_open on withdrawal (merchant, status, decided_at) where status in ('pending', 'approved', 'disputed')`,
  `create table signature_nonce (
    issuer text not null,
    nonce text not null,
    expires_at timestamptz not null,
    primary key (issuer, nonce)
  )`,
  `create index signature_nonce_expiry on signature_nonce (expires_at)`,
];
