import { sql, type Kysely } from 'kysely';

/** Which promotions gave what to whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table promotion_claim (
    id uuid primary key,
    merchant text not null,
    promotion_id uuid not null,
    version integer not null,
    member_id uuid not null references member,
    -- A deposit is good for one claim, whatever the promotion.
    deposit_id uuid unique references deposit,
    amount bigint not null check (amount > 0),
    -- Null where the gift is cash.
    grant_id uuid references bonus_grant,
    -- The merchant's day, by which claims of a day are counted.
    day date not null,
    claimed_at timestamptz not null,
    foreign key (promotion_id, version) references promotion_version (promotion_id, version)
  )`.execute(db);
  await sql`create index promotion_claim_member on promotion_claim (member_id, promotion_id)`.execute(db);
  await sql`create index promotion_claim_promotion on promotion_claim (promotion_id)`.execute(db);
}
