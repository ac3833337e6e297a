import { ofMerchants, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import * as feedback from './migrations/0021-feedback.ts';
import type { ContentTables } from './tables.ts';

const rights = {
  announcement: ofMerchants(read),
  banner: ofMerchants(read),
  demo_winner: ofMerchants(read),
  feedback: ofMerchants(['insert']),
} satisfies RightsOf<ContentTables>;

/** What a merchant tells its visitors, and they it. */
export const contentSchema = {
  rights,
  migrations: { '0021-feedback': feedback },
} satisfies SchemaPart;
