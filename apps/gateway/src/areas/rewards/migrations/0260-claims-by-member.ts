import { sql, type Kysely } from 'kysely';

const statements = [
  // Covers what a member's lists read of each promotion: how many claims there are, of which days, and the newest.
  `create index promotion_claim_of_member on promotion_claim (member_id, promotion_id, claimed_at desc) include (day, version)`,
  `drop index promotion_claim_member`,
  // A member's latest rewards.
  `create index promotion_claim_latest on promotion_claim (member_id, claimed_at desc)`,
  // The entries that can still matter, among thousands that are finished.
  `create index promotion_entry_open on promotion_entry (member_id, promotion_id)
    where joined_at is not null or last is null or last not in ('issued', 'claimed')`,
  // The few versions that exclude other promotions, which every claim looks at.
  `create index promotion_version_exclusive on promotion_version (merchant) where jsonb_typeof(terms -> 'exclusiveWith') = 'array'`,
];

/** Indexes for members with thousands of claims, and for terms that exclude other promotions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
