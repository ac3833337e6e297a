import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table test_payment (
    id uuid primary key,
    merchant text not null,
    provider text not null,
    method text not null,
    amount bigint not null check (amount > 0),
    currency text not null,
    status text not null check (status in ('pending', 'succeeded', 'failed', 'cancelled')),
    payment_id text,
    cashier_url text,
    problem text,
    begun_by text not null,
    begun_at timestamptz not null,
    expires_at timestamptz not null,
    settled_at timestamptz,
    unique (provider, payment_id)
  )`,
  sql`create index test_payment_latest on test_payment (merchant, provider, begun_at desc, id desc)`,
];

/** Payments that operators make to test a payment method. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
