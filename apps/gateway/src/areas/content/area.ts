import { ofMerchants, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import * as feedback from './migrations/0021-feedback.ts';
import * as feedbackDesk from './migrations/0051-feedback-desk.ts';
import type { ContentTables } from './tables.ts';
import type { Area } from '../manifest.ts';
import { contentHandlers } from './handlers.ts';

const rights = {
  announcement: ofMerchants(read),
  banner: ofMerchants(read),
  demo_winner: ofMerchants(read),
  feedback: ofMerchants(['insert']),
} satisfies RightsOf<ContentTables>;

const schema = {
  rights,
  migrations: { '0021-feedback': feedback, '0051-feedback-desk': feedbackDesk },
} satisfies SchemaPart;

/** What a merchant tells its visitors, and they it. */
export const content = {
  handlers: contentHandlers,
  schema,
} satisfies Area;
