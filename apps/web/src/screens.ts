import type { Screens } from '@parlour/routes';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { Frame } from './frame/frame.tsx';
import { online } from './frame/use-online.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { ErrorScreen } from './screens/lazy-error-screen.tsx';
import { PendingScreen } from './screens/pending-screen.tsx';

/** The name of the only export of a module; naming it here would add to the first view's script. */
const screen = (load: () => Promise<Record<string, ComponentType>>) =>
  lazyRouteComponent(online(async () => ({ default: Object.values(await load())[0]! })));

/** Of the module with all of the cashier and the records. */
const wallet = (name: keyof typeof import('@parlour/feature-wallet')) =>
  screen(async () => ({ screen: (await import('@parlour/feature-wallet'))[name] }));

const agents = screen(() => import('./agents/agents-screen.tsx'));

/** One screen for all pages of lotteries; functions, so that a site without lotteries has no trace of them. */
const lottery = () => screen(() => import('@parlour/feature-lottery/lottery-screen'));
const launch = () => screen(() => import('@parlour/feature-lottery/launch-screen'));

const legal = screen(() => import('@parlour/feature-content/legal-screen'));

/** The page `/member`: its list is what `MemberCentre` shows around every page of the member. */
const MemberListScreen = () => null;

/** Each route's screen; loaded on demand, except where visitors usually arrive. A route without one does not compile. */
const bound = {
  frame: Frame,
  pending: PendingScreen,
  notFound: screen(() => import('./screens/not-found-screen.tsx')),
  error: ErrorScreen,
  // Where nearly everybody arrives: part of the entry, so that nothing delays its screen.
  home: HomeScreen,
  gameList: screen(() => import('./screens/game-list-screen.tsx')),
  favourites: screen(() => import('@parlour/feature-games/favourites-screen')),
  recent: screen(() => import('@parlour/feature-games/recent-screen')),
  seamless: screen(() => import('@parlour/feature-games/seamless-screen')),
  promotions: FLAGS.bonuses
    ? screen(() => import('./screens/promotions-screen.tsx'))
    : screen(() => import('@parlour/feature-content/promotions-screen')),
  terms: legal,
  privacy: legal,
  responsiblePlay: legal,
  memberList: MemberListScreen,
  deposit: FLAGS.bonuses ? screen(() => import('./screens/deposit-screen.tsx')) : wallet('DepositScreen'),
  withdraw: wallet('WithdrawScreen'),
  wallet: wallet('WalletScreen'),
  ...(FLAGS.agentPolicy &&
    FLAGS.agentTransferUp && {
      transferUpline: screen(() => import('@parlour/feature-wallet/transfer-upline-screen')),
    }),
  bettingRecord: wallet('BettingRecordScreen'),
  accountRecord: wallet('AccountRecordScreen'),
  profit: screen(() => import('@parlour/feature-loyalty/profit-screen')),
  messages: screen(() => import('@parlour/feature-content/messages-screen')),
  security: screen(() => import('./screens/account-screen.tsx')),
  agentEntrance: agents,
  agentHome: agents,
  ...(FLAGS.agentPolicy && {
    agentRegister: agents,
    agentDownline: agents,
    agentContracts: agents,
    agentBills: agents,
    agentClaims: agents,
    agentTransfers: agents,
    agentReport: agents,
    agentBets: agents,
    agentTransactions: agents,
    agentIncome: agents,
  }),
  ...(FLAGS.agentPolicy && FLAGS.announcements && { agentAnnouncements: agents }),
  ...(FLAGS.bonuses && {
    rewardCentre: screen(() => import('@parlour/feature-loyalty/reward-centre-screen')),
    bonusDetails: screen(() => import('@parlour/feature-loyalty/bonus-details-screen')),
  }),
  ...(FLAGS.points && {
    points: screen(() => import('@parlour/feature-loyalty/points-screen')),
    pointMall: screen(() => import('@parlour/feature-loyalty/mall-screen')),
  }),
  ...(FLAGS.vip && {
    vip: screen(() => import('@parlour/feature-loyalty/vip-screen')),
  }),
  ...(FLAGS.missions && {
    missions: screen(() => import('@parlour/feature-loyalty/missions-screen')),
  }),
  ...(FLAGS.manualRebate && {
    manualRebate: screen(() => import('@parlour/feature-loyalty/rebate-screen')),
  }),
  ...(FLAGS.referral && {
    referral: screen(() => import('@parlour/feature-loyalty/referral-screen')),
  }),
  ...(FLAGS.chatRoom && {
    chat: lazyRouteComponent(
      online(() => import('./screens/chat-screen.tsx')),
      'ChatPage',
    ),
  }),
  ...(FLAGS.helpCentre && {
    help: screen(() => import('./screens/help-page.tsx')),
  }),
  ...(FLAGS.liteApp && {
    download: screen(() => import('@parlour/feature-content/download-screen')),
  }),
  ...(FLAGS.lottery && {
    lottery: lottery(),
    draw: screen(() => import('@parlour/feature-lottery/draw-screen')),
    lotteryRecord: screen(() => import('@parlour/feature-lottery/record-screen')),
    lotteryLaunch: launch(),
  }),
  ...(FLAGS.lottery && FLAGS.lotteryTrends && { trend: screen(() => import('@parlour/feature-lottery/trend-screen')) }),
  ...(FLAGS.lottery && FLAGS.vnLottery && { vnLottery: lottery() }),
  ...(FLAGS.lottery && FLAGS.seaLottery && { seaLottery: lottery() }),
  ...(FLAGS.lottery && FLAGS.eLottery && { eLotteryLaunch: launch() }),
};

/** Screens of pages whose flag is off are missing, as the pages are. */
export const screens: Screens = bound as Required<typeof bound>;
