import { sql, type Kysely } from 'kysely';

const statements = [
  // A method without a row is on, without terms of its own, in the provider's order.
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
  // Of deposits from before it was stored, and of those whose provider asks on its own page, it is not known.
  sql`alter table deposit add column method text`,
];

/** On which terms a merchant takes deposits by each payment method, and by which one each deposit was begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
