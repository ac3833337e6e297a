import { nothing, ofMerchants, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/job.ts';
import type { Area } from '../manifest.ts';
import { foldStats } from './fold.ts';
import { statFunctions } from './functions.ts';
import * as stats from './migrations/0051-stats.ts';
import * as playedMembers from './migrations/0054-played-members.ts';
import * as firstDeposits from './migrations/0058-first-deposits.ts';
import * as playedDays from './migrations/0105-played-days.ts';
import * as depositorsInOrder from './migrations/0109-depositors-in-order.ts';
import * as costs from './migrations/0116-costs.ts';
import * as ties from './migrations/0250-ties.ts';
import type { ReportTables } from './tables.ts';

const rights = {
  stat_change: ofMerchants(nothing),
  stat_hour: ofMerchants(nothing),
  stat_game_day: ofMerchants(nothing),
  // Agents read the sums of their own lines.
  stat_member_day: ofMerchants(read),
  stat_played_day: ofMerchants(nothing),
  stat_depositor: ofMerchants(read),
} satisfies RightsOf<ReportTables>;

const schema = {
  rights,
  functions: statFunctions,
  // A request registers members but may not write sums; the trigger runs as its owner.
  functionRights: { stat_round: [], stat_transfer: [], stat_cost: [], stat_member: [] },
  migrations: {
    '0051-stats': stats,
    '0054-played-members': playedMembers,
    '0058-first-deposits': firstDeposits,
    '0105-played-days': playedDays,
    '0109-depositors-in-order': depositorsInOrder,
    '0116-costs': costs,
    '0250-ties': ties,
  },
} satisfies SchemaPart;

const jobs = {
  periodic: [{ name: 'fold-stats', when: '* * * * *', run: ({ db, merchants }) => foldStats(db, merchants) }],
} as const satisfies Partial<Jobs>;

/** Sums of events by hour and day, for the dashboard and reports. */
export const reports = {
  schema,
  jobs,
} satisfies Area;
