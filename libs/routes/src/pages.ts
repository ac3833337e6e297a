import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouterContext } from './context.ts';
import { needs, needsAgent, needsNoAgent, needsToPlay, type Guard } from './guards.ts';
import { loadHome, loadPromotions } from './loaders.ts';
import { homeSearch } from './search.ts';

/** One page of the site. A page that a flag owns is written as `...(FLAGS.<name> && { <page>: { ... } })`. */
export interface Page {
  path: `/${string}`;
  /** Title of the browser tab, before the name of the site. */
  title: MessageDescriptor;
  /** Parses the query of the address; pages that are loaded on demand parse it themselves, which keeps it out of the first view. */
  search?: (query: Record<string, unknown>) => object;
  /** Lets visitors through or sends them elsewhere. */
  guard?: Guard;
  /** Fetches the data that the page reads by `useSuspenseQuery`. */
  load?: (context: RouterContext) => Promise<void>;
  /** Without the members' header, menu and footer around it. */
  bare?: true;
  /** One game below the header: the side menu is narrow, and nothing is below the game. */
  game?: true;
}

const member = needs('openMemberCentre');
/** // Trial users too: they bet play money on draws and can read the chat. */
const better = needs('betOnDraws');

const legal = async (context: RouterContext) => (await import('./load-legal.ts')).loadLegal(context);

const written = {
  home: { path: '/', title: msg`Live casino, slots and more`, search: homeSearch, load: loadHome },
  favourites: { path: '/favorite', title: msg`Favourites`, guard: needs('favourite') },
  recent: { path: '/recent', title: msg`Recently played`, guard: member },
  seamless: { path: '/seamless', title: msg`Game`, guard: needsToPlay, game: true },
  promotions: { path: '/promotions', title: msg`Promotions`, load: loadPromotions },
  terms: { path: '/terms', title: msg`Terms and conditions`, load: legal },
  privacy: { path: '/privacy', title: msg`Privacy`, load: legal },
  responsiblePlay: { path: '/responsible-play', title: msg`Responsible play`, load: legal },
  agentEntrance: { path: '/agent', title: msg`Agents`, guard: needsNoAgent, bare: true },
  agentHome: { path: '/agentHome', title: msg`Agents`, guard: needsAgent, bare: true },
  ...(FLAGS.agentPolicy && {
    agentRegister: { path: '/agentHome/registerCenter', title: msg`Register centre`, guard: needsAgent, bare: true },
    agentDownline: { path: '/agentHome/downline', title: msg`Downline`, guard: needsAgent, bare: true },
    agentContracts: { path: '/agentHome/contracts', title: msg`Contracts`, guard: needsAgent, bare: true },
    agentBills: { path: '/agentHome/bills', title: msg`Bills`, guard: needsAgent, bare: true },
    agentClaims: { path: '/agentHome/claims', title: msg`Claims`, guard: needsAgent, bare: true },
    agentTransfers: { path: '/agentHome/transfers', title: msg`Transfers`, guard: needsAgent, bare: true },
    agentBets: { path: '/agentHome/teamBets', title: msg`Team betting record`, guard: needsAgent, bare: true },
    agentTransactions: { path: '/agentHome/transactions', title: msg`Team transactions`, guard: needsAgent, bare: true },
    agentIncome: { path: '/agentHome/income', title: msg`My income`, guard: needsAgent, bare: true },
    agentReport: { path: '/agentHome/report', title: msg`Team report`, guard: needsAgent, bare: true },
  }),
  ...(FLAGS.agentPolicy &&
    FLAGS.announcements && {
      agentAnnouncements: { path: '/agentHome/announcements', title: msg`Announcements`, guard: needsAgent, bare: true },
    }),
  memberList: { path: '/member', title: msg`Account`, guard: member },
  deposit: { path: '/member/depositv2', title: msg`Deposit`, guard: needs('deposit') },
  withdraw: { path: '/member/withdraw', title: msg`Withdraw`, guard: needs('withdraw') },
  wallet: { path: '/member/transferFund', title: msg`My wallet`, guard: member },
  ...(FLAGS.agentPolicy &&
    FLAGS.agentTransferUp && {
      transferUpline: { path: '/member/transferUpline', title: msg`Transfer to upline`, guard: member },
    }),
  bettingRecord: { path: '/member/personalHistoryCopy', title: msg`Betting record`, guard: member },
  accountRecord: { path: '/member/transactionHistory', title: msg`Account record`, guard: member },
  profit: { path: '/member/personalProfit', title: msg`Profit and loss`, guard: member },
  messages: { path: '/member/messageV2', title: msg`Messages`, guard: member },
  security: { path: '/member/securityCenter', title: msg`My account`, guard: member },
  ...(FLAGS.helpCentre && {
    help: { path: '/help', title: msg`Help`, load: async (context) => (await import('./load-help.ts')).loadHelp(context) },
  }),
  ...(FLAGS.liteApp && { download: { path: '/download', title: msg`App` } }),
  ...(FLAGS.chatRoom && {
    chat: { path: '/chat', title: msg`Chat room`, guard: better },
  }),
  ...(FLAGS.lottery && {
    lottery: { path: '/lottery', title: msg`Lottery`, guard: better, game: true },
    draw: { path: '/draw/$drawId', title: msg`Draw` },
    lotteryRecord: { path: '/member/lotteryRecord', title: msg`Lottery record`, guard: better },
    lotteryLaunch: { path: '/lott', title: msg`Lottery`, guard: better },
  }),
  ...(FLAGS.lottery &&
    FLAGS.lotteryTrends && {
      trend: { path: '/trend', title: msg`Statistics` },
    }),
  ...(FLAGS.lottery &&
    FLAGS.vnLottery && {
      vnLottery: { path: '/vnLottery', title: msg`Vietnam lottery`, guard: better, game: true },
    }),
  ...(FLAGS.lottery &&
    FLAGS.seaLottery && {
      seaLottery: { path: '/seaLottery', title: msg`South-East Asian lotteries`, guard: better, game: true },
    }),
  ...(FLAGS.lottery &&
    FLAGS.eLottery && {
      eLotteryLaunch: { path: '/elott', title: msg`Fast draws`, guard: better },
    }),
  ...(FLAGS.points && {
    points: { path: '/member/points', title: msg`Points`, guard: member },
    pointMall: { path: '/pointMall', title: msg`Points mall`, guard: member },
  }),
  ...(FLAGS.vip && {
    vip: { path: '/member/vip', title: msg`VIP`, guard: member },
  }),
  ...(FLAGS.missions && {
    missions: { path: '/member/missionLeaderboard', title: msg`Missions and leaderboard`, guard: member },
  }),
  ...(FLAGS.manualRebate && {
    manualRebate: { path: '/member/manualRebate', title: msg`Manual rebate`, guard: member },
  }),
  ...(FLAGS.referral && {
    referral: { path: '/member/referral', title: msg`Invite friends`, guard: member },
  }),
  ...(FLAGS.bonuses && {
    rewardCentre: { path: '/member/rewardCenter', title: msg`Reward centre`, guard: member },
    bonusDetails: { path: '/member/bonusDetails', title: msg`Bonus details`, guard: member },
  }),
} as const satisfies Record<string, Page | undefined>;

/**
 * Every page but the game lists, by the screen that it shows: paths, search, guards and titles of the site derive from this. The app
 * binds each screen to a component (apps/web/src/screens.ts): a missing one does not compile. Paths and their purpose: specification 2.
 * A page whose flag is off is not among the keys, though the type names it: nothing asks for it then.
 */
export const pages = written as { readonly [Id in keyof typeof written]-?: NonNullable<(typeof written)[Id]> };

export type PageId = keyof typeof pages;

/** One screen at the paths of all categories (`listPaths` of the domain). */
export const gameListTitle = msg`Games`;
