import { all, change, nothing, ofMerchants, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { Area } from '../manifest.ts';
import { lotteryFunctions } from './functions/hold-draws.ts';
import * as draws from './migrations/0060-lottery-draws.ts';
import { lineRounds } from './functions/line-rounds.ts';
import { slipFunctions } from './functions/place-slip.ts';
import { sealChains } from './draws/seed-chains.ts';
import { lotteryHandlers } from './handlers.ts';
import { lotteryJobs } from './jobs.ts';
import { lotteryLookedUp } from './looked-up.ts';
import * as bets from './migrations/0061-lottery-bets.ts';
import * as rounds from './migrations/0062-lottery-rounds.ts';
import * as runs from './migrations/0063-lottery-runs.ts';
import * as types from './migrations/0064-lottery-rules-as-types.ts';
import * as corrected from './migrations/0163-corrected-draws.ts';
import * as reached from './migrations/0220-reached-steps.ts';
import type { LotteryTables } from './tables.ts';

const rights = {
  lottery_pack: ofMerchants(read),
  lottery_game: ofMerchants(read),
  lottery_calendar: ofMerchants(read),
  lottery_exception: ofMerchants(read),
  lottery_draw: ofMerchants(read),
  lottery_draw_step: ofMerchants(read),
  lottery_report: ofMerchants(read),
  lottery_typed_result: ofMerchants(nothing),
  // Neither players nor operators may see the seeds that future draws are made from.
  lottery_seed_chain: { ...ofMerchants(nothing), office: nothing },
  lottery_ticket: ofMerchants(change),
  lottery_line: ofMerchants(change),
  lottery_exposure: ofMerchants(change),
  lottery_limit_used: ofMerchants(change),
  lottery_chase: ofMerchants(change),
  lottery_chase_step: ofMerchants(change, all),
} satisfies RightsOf<LotteryTables>;

const schema = {
  rights,
  functions: [...lotteryFunctions, ...slipFunctions, ...lineRounds],
  functionRights: {
    lottery_hold_draws: ['app', 'worker'],
    lottery_place_slip: ['app', 'worker'],
    lottery_post_stake: [],
    lottery_place_once: ['app'],
    lottery_uncount_slip: ['app', 'worker', 'office'],
    // Triggers run as their owner, so that a request itself cannot write rounds.
    lottery_line_placed: [],
    lottery_line_changed: [],
  },
  migrations: {
    '0060-lottery-draws': draws,
    '0061-lottery-bets': bets,
    '0062-lottery-rounds': rounds,
    '0063-lottery-runs': runs,
    '0064-lottery-rules-as-types': types,
    '0163-corrected-draws': corrected,
    '0220-reached-steps': reached,
  },
} satisfies SchemaPart;

/** Lotteries: games and their draws, bets on them, and what they pay. */
export const lottery = {
  handlers: lotteryHandlers,
  schema,
  sealers: [sealChains],
  jobs: lotteryJobs,
  lookedUp: lotteryLookedUp,
} satisfies Area;
