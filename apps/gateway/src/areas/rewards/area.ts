import { add, change, nothing, ofMerchants, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/job.ts';
import type { Area } from '../manifest.ts';
import { promotionHandlers } from './claims/handlers.ts';
import { choiceJob } from './claims/deposit-choice.ts';
import { claimCalls } from './functions/claim-calls.ts';
import { sealEntryProofs } from './entries/proofs.ts';
import { freeSpins } from './functions/free-spins.ts';
import { grantCalls } from './functions/grant-calls.ts';
import { grantFigures } from './functions/grant-figures.ts';
import { grantLife } from './functions/grant-life.ts';
import { grantRounds } from './functions/grant-rounds.ts';
import { playChanges } from './functions/play-changes.ts';
import { bonusNews } from './functions/bonus-news.ts';
import { vipRank } from './functions/vip-rank.ts';
import { watchFreeSpins } from './free-spins/watch.ts';
import type { PauseTables } from './claims/pause.ts';
import type { FreeSpinsTables } from './free-spins/tables.ts';
import { expireGrants } from './grants.ts';
import { sealSeeds } from './promotions.ts';
import { countPlay } from './loyalty/count-play.ts';
import { closeBoards } from './leaderboard/keep.ts';
import type { BoardTables } from './leaderboard/tables.ts';
import { loyaltyHandlers } from './loyalty/handlers.ts';
import type { LoyaltyTables } from './loyalty/tables.ts';
import { sealAddresses } from './mall/orders.ts';
import * as grants from './migrations/0080-bonus-grants.ts';
import * as claims from './migrations/0081-promotion-claims.ts';
import * as promotionTexts from './migrations/0082-promotion-texts.ts';
import * as byOperators from './migrations/0083-promotions-by-operators.ts';
import * as entries from './migrations/0084-promotion-entries.ts';
import * as loyalty from './migrations/0085-loyalty.ts';
import * as vip from './migrations/0086-vip.ts';
import * as boards from './migrations/0087-leaderboards.ts';
import * as referrals from './migrations/0088-referrals.ts';
import type { ReferralTables } from './referrals/tables.ts';
import * as raffles from './migrations/0112-raffles.ts';
import { drawRaffles } from './raffles/draw-raffles.ts';
import { raffleHandlers } from './raffles/handlers.ts';
import type { RaffleTables } from './raffles/tables.ts';
import * as claimTurns from './migrations/0111-claim-turns.ts';
import * as claimSignals from './migrations/0114-claim-signals.ts';
import * as freeSpinsTable from './migrations/0155-free-spins.ts';
import * as applicationProofs from './migrations/0156-application-proofs.ts';
import * as budgetOfLevels from './migrations/0158-budget-of-levels.ts';
import * as budgetOfBoards from './migrations/0184-budget-of-boards.ts';
import * as bonusPauses from './migrations/0195-bonus-pauses.ts';
import * as bonusNewsTrigger from './migrations/0191-bonus-news.ts';
import * as claimsByMember from './migrations/0260-claims-by-member.ts';
import * as bonusRounds from './migrations/0115-bonus-rounds.ts';
import { endMonths } from './vip/end-months.ts';
import { tellFalls } from './vip/tell-falls.ts';
import type { RewardsTables } from './tables.ts';
import type { VipTables } from './vip/tables.ts';

const rights = {
  promotion: ofMerchants(read),
  promotion_version: ofMerchants(read),
  bonus_grant: ofMerchants(read),
  promotion_claim: ofMerchants(add),
  promotion_entry: ofMerchants(change),
  promotion_event: ofMerchants(add),
  promotion_proof: ofMerchants(add),
  claim_turn: ofMerchants(read),
  loyalty_terms: ofMerchants(read),
  play_change: ofMerchants(nothing),
  member_event: ofMerchants(read),
  points_sum: ofMerchants(nothing),
  mall_item: ofMerchants(change),
  redeem_order: ofMerchants(change),
  loyalty_claim: ofMerchants(add),
  vip_standing: ofMerchants(read),
  vip_change: ofMerchants(read),
  board_row: ofMerchants(read),
  board_prize: ofMerchants(read),
  board_closed: ofMerchants(nothing),
  referral_review: ofMerchants(add),
  raffle_entrant: ofMerchants(add),
  raffle_ticket: ofMerchants(add),
  raffle_draw: ofMerchants(read),
  free_spins: ofMerchants(read),
  bonus_pause: ofMerchants(read),
} satisfies RightsOf<
  RewardsTables & LoyaltyTables & VipTables & BoardTables & ReferralTables & RaffleTables & FreeSpinsTables & PauseTables
>;

const schema = {
  rights,
  functions: [
    ...grantFigures,
    ...grantLife,
    ...grantRounds,
    ...grantCalls,
    ...freeSpins,
    ...claimCalls,
    ...playChanges,
    ...vipRank,
    ...bonusNews,
  ],
  functionRights: {
    grant_give: ['app', 'worker'],
    grant_forfeit: ['app', 'worker', 'office'],
    grant_withdraw: ['app', 'worker'],
    grant_exclude: ['office'],
    grant_hold_for_claim: ['app', 'worker', 'office'],
    promotion_give: ['app', 'worker', 'office'],
    promotion_claim_once: ['app', 'worker'],
    promotion_segments: ['app', 'worker', 'office'],
    grant_expire: ['worker'],
    free_spins_answered: ['app', 'worker'],
    vip_level_in: ['office', 'worker'],
    // What a member can use in a game. Vendors' calls use it, and no row policy limits those to one merchant.
    grant_usable: ['worker'],
    // Triggers run as their owner, so that a request itself cannot write what is counted.
    play_round: [],
    play_deposit: [],
    play_session: [],
    bonus_news: [],
  },
  migrations: {
    '0080-bonus-grants': grants,
    '0081-promotion-claims': claims,
    '0082-promotion-texts': promotionTexts,
    '0083-promotions-by-operators': byOperators,
    '0084-promotion-entries': entries,
    '0085-loyalty': loyalty,
    '0086-vip': vip,
    '0087-leaderboards': boards,
    '0088-referrals': referrals,
    '0111-claim-turns': claimTurns,
    '0112-raffles': raffles,
    '0114-claim-signals': claimSignals,
    '0195-bonus-pauses': bonusPauses,
    '0115-bonus-rounds': bonusRounds,
    '0155-free-spins': freeSpinsTable,
    '0156-application-proofs': applicationProofs,
    '0158-budget-of-levels': budgetOfLevels,
    '0184-budget-of-boards': budgetOfBoards,
    '0191-bonus-news': bonusNewsTrigger,
    '0260-claims-by-member': claimsByMember,
  },
} satisfies SchemaPart;

const jobs = {
  timed: [choiceJob],
  periodic: [
    { name: 'expire-grants', when: '* * * * *', run: ({ db, now }) => expireGrants(db, now) },
    { name: 'count-play', when: '* * * * *', run: ({ db, merchants, now }) => countPlay(db, merchants, now) },
    { name: 'end-vip-months', when: '7 * * * *', run: ({ db, merchants, now }) => endMonths(db, merchants, now) },
    { name: 'tell-vip-falls', when: '37 * * * *', run: ({ db, merchants, now }) => tellFalls(db, merchants, now) },
    { name: 'draw-raffles', when: '* * * * *', run: ({ db, merchants, vault, now }) => drawRaffles(db, merchants, vault, now) },
    { name: 'watch-free-spins', when: '* * * * *', run: watchFreeSpins },
    { name: 'close-boards', when: '*/5 * * * *', run: ({ db, merchants, now }) => closeBoards(db, merchants, now) },
  ],
} as const satisfies Partial<Jobs>;

/** Promotions with their budgets, and the bonus money that they grant. */
export const rewards = {
  handlers: { ...loyaltyHandlers, ...promotionHandlers, ...raffleHandlers },
  schema,
  jobs,
  sealers: [sealAddresses, sealSeeds, sealEntryProofs],
} satisfies Area;
