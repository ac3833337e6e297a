import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create index promotion_claim_at on promotion_claim (merchant, claimed_at)`,
  `create index bonus_grant_at on bonus_grant (merchant, granted_at)`,
  // Of all transfers, only those that change what members hold.
  `create index ledger_transfer_points on ledger_transfer (merchant, at)
    where asset = 'points' and kind in ('pointsEarned', 'pointsConverted', 'pointsSpent')`,
];

/** Lets reports read only what happened in their days (office 9). */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
