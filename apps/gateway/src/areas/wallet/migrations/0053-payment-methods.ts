import { sql, type Kysely } from 'kysely';

const statements = [
  // A method without a row is enabled, has no terms of its own and keeps the provider's order.
  sql`create table payment_method (
    merchant text not null,
    provider text not null,
    method text not null,
    is_on boolean not null default true,
    min_amount bigint,
    max_amount bigint,
    fee integer not null default 0 check (fee between 0 and 10000),
    countries text[] not null default '{}',
    hours_from text,
    hours_to text,
    position integer,
    version integer not null default 0,
    changed_by text,
    changed_at timestamptz,
    reason text,
    primary key (merchant, provider, method),
    check ((hours_from is null) = (hours_to is null)),
    check (min_amount <= max_amount)
  )`,
  // Null for older deposits and for those whose provider asks on its own page.
  sql`alter table deposit add column method text`,
];

/** A merchant's terms for each payment method, and the method chosen for each deposit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
