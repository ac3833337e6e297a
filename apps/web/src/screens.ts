import type { Screens } from '@parlour/routes';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Frame } from './frame/frame.tsx';
import { online } from './frame/use-online.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { ErrorScreen } from './screens/lazy-error-screen.tsx';
import { PendingScreen } from './screens/pending-screen.tsx';

const agents = lazyRouteComponent(
  online(() => import('./agents/agents-screen.tsx')),
  'AgentsScreen',
);

/** One screen for all pages of lotteries; functions, so that a site without them has no trace. */
const lottery = () =>
  lazyRouteComponent(
    online(() => import('@parlour/feature-lottery/lottery-screen')),
    'LotteryScreen',
  );
const launch = () =>
  lazyRouteComponent(
    online(() => import('@parlour/feature-lottery/launch-screen')),
    'LaunchScreen',
  );

/** The page `/member`: its list is what `MemberCentre` shows around every page of the member. */
const MemberListScreen = () => null;

/** Each route's screen; but for those where visitors come in, fetched when it is wanted. A route without one does not compile. */
const bound = {
  frame: Frame,
  pending: PendingScreen,
  notFound: lazyRouteComponent(
    online(() => import('./screens/not-found-screen.tsx')),
    'NotFoundScreen',
  ),
  error: ErrorScreen,
  // Where nearly everybody comes in: with the entry, so that no step is between its script and the screen's.
  home: HomeScreen,
  gameList: lazyRouteComponent(
    online(() => import('@parlour/feature-games/game-list-screen')),
    'GameListScreen',
  ),
  favourites: lazyRouteComponent(
    online(() => import('@parlour/feature-games/favourites-screen')),
    'FavouritesScreen',
  ),
  recent: lazyRouteComponent(
    online(() => import('@parlour/feature-games/recent-screen')),
    'RecentScreen',
  ),
  seamless: lazyRouteComponent(
    online(() => import('@parlour/feature-games/seamless-screen')),
    'SeamlessScreen',
  ),
  promotions: FLAGS.bonuses
    ? lazyRouteComponent(
        online(() => import('./screens/promotions-screen.tsx')),
        'PromotionsWithOffers',
      )
    : lazyRouteComponent(
        online(() => import('@parlour/feature-content/promotions-screen')),
        'PromotionsScreen',
      ),
  memberList: MemberListScreen,
  deposit: lazyRouteComponent(
    online(() => import('@parlour/feature-wallet')),
    'DepositScreen',
  ),
  withdraw: lazyRouteComponent(
    online(() => import('@parlour/feature-wallet')),
    'WithdrawScreen',
  ),
  wallet: lazyRouteComponent(
    online(() => import('@parlour/feature-wallet')),
    'WalletScreen',
  ),
  ...(FLAGS.agentPolicy &&
    FLAGS.agentTransferUp && {
      transferUpline: lazyRouteComponent(
        online(() => import('@parlour/feature-wallet/transfer-upline-screen')),
        'TransferUplineScreen',
      ),
    }),
  bettingRecord: lazyRouteComponent(
    online(() => import('@parlour/feature-wallet')),
    'BettingRecordScreen',
  ),
  accountRecord: lazyRouteComponent(
    online(() => import('@parlour/feature-wallet')),
    'AccountRecordScreen',
  ),
  profit: lazyRouteComponent(
    online(() => import('@parlour/feature-loyalty/profit-screen')),
    'ProfitScreen',
  ),
  messages: lazyRouteComponent(
    online(() => import('@parlour/feature-content/messages-screen')),
    'MessagesScreen',
  ),
  security: lazyRouteComponent(
    online(() => import('./screens/account-screen.tsx')),
    'AccountScreen',
  ),
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
    rewardCentre: lazyRouteComponent(
      online(() => import('@parlour/feature-loyalty/reward-centre-screen')),
      'RewardCentreScreen',
    ),
    bonusDetails: lazyRouteComponent(
      online(() => import('@parlour/feature-loyalty/bonus-details-screen')),
      'BonusDetailsScreen',
    ),
  }),
  ...(FLAGS.points && {
    points: lazyRouteComponent(
      online(() => import('@parlour/feature-loyalty/points-screen')),
      'PointsScreen',
    ),
    pointMall: lazyRouteComponent(
      online(() => import('@parlour/feature-loyalty/mall-screen')),
      'MallScreen',
    ),
  }),
  ...(FLAGS.vip && {
    vip: lazyRouteComponent(
      online(() => import('@parlour/feature-loyalty/vip-screen')),
      'VipScreen',
    ),
  }),
  ...(FLAGS.missions && {
    missions: lazyRouteComponent(
      online(() => import('@parlour/feature-loyalty/missions-screen')),
      'MissionsScreen',
    ),
  }),
  ...(FLAGS.manualRebate && {
    manualRebate: lazyRouteComponent(
      online(() => import('@parlour/feature-loyalty/rebate-screen')),
      'RebateScreen',
    ),
  }),
  ...(FLAGS.referral && {
    referral: lazyRouteComponent(
      online(() => import('@parlour/feature-loyalty/referral-screen')),
      'ReferralScreen',
    ),
  }),
  ...(FLAGS.chatRoom && {
    chat: lazyRouteComponent(
      online(() => import('./screens/chat-screen.tsx')),
      'ChatPage',
    ),
  }),
  ...(FLAGS.helpCentre && {
    help: lazyRouteComponent(
      online(() => import('@parlour/feature-content/help-screen')),
      'HelpScreen',
    ),
  }),
  ...(FLAGS.liteApp && {
    download: lazyRouteComponent(
      online(() => import('@parlour/feature-content/download-screen')),
      'DownloadScreen',
    ),
  }),
  ...(FLAGS.lottery && {
    lottery: lottery(),
    draw: lazyRouteComponent(
      online(() => import('@parlour/feature-lottery/draw-screen')),
      'DrawScreen',
    ),
    lotteryRecord: lazyRouteComponent(
      online(() => import('@parlour/feature-lottery/record-screen')),
      'RecordScreen',
    ),
    lotteryLaunch: launch(),
  }),
  ...(FLAGS.lottery && FLAGS.vnLottery && { vnLottery: lottery() }),
  ...(FLAGS.lottery && FLAGS.seaLottery && { seaLottery: lottery() }),
  ...(FLAGS.lottery && FLAGS.eLottery && { eLotteryLaunch: launch() }),
};

/** Screens of pages whose flag is off are missing, as the pages are. */
export const screens: Screens = bound as Required<typeof bound>;
