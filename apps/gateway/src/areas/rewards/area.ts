import { nothing, ofMerchants, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/job.ts';
import type { Area } from '../manifest.ts';
import { grantCalls } from './functions/grant-calls.ts';
import { grantFigures } from './functions/grant-figures.ts';
import { grantLife } from './functions/grant-life.ts';
import { grantRounds } from './functions/grant-rounds.ts';
import { expireGrants } from './grants.ts';
import * as grants from './migrations/0080-bonus-grants.ts';
import type { RewardsTables } from './tables.ts';

const rights = {
  promotion: ofMerchants(read),
  promotion_version: ofMerchants(nothing),
  bonus_grant: ofMerchants(read),
} satisfies RightsOf<RewardsTables>;

const schema = {
  rights,
  functions: [...grantFigures, ...grantLife, ...grantRounds, ...grantCalls],
  functionRights: {
    grant_give: ['app', 'worker'],
    grant_forfeit: ['app', 'worker'],
    grant_expire: ['worker'],
    // What a member can use in a game; vendors' calls ask it, of whom no policy keeps the merchant apart.
    grant_usable: ['worker'],
  },
  migrations: { '0080-bonus-grants': grants },
} satisfies SchemaPart;

const jobs = {
  periodic: [{ name: 'expire-grants', when: '* * * * *', run: ({ db, now }) => expireGrants(db, now) }],
} as const satisfies Partial<Jobs>;

/** Promotions with their budgets, and the bonus money that they give. */
export const rewards = { schema, jobs } satisfies Area;
