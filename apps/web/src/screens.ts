import type { Screens } from '@parlour/routes';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Frame } from './frame/frame.tsx';
import { ErrorScreen } from './screens/error-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { PendingScreen } from './screens/pending-screen.tsx';

/** Each route's screen, fetched when it is wanted. A route without one does not compile. */
export const screens = {
  frame: Frame,
  pending: PendingScreen,
  notFound: NotFoundScreen,
  error: ErrorScreen,
  home: lazyRouteComponent(() => import('./home/home-screen.tsx'), 'HomeScreen'),
  gameList: lazyRouteComponent(() => import('@parlour/feature-games/game-list-screen'), 'GameListScreen'),
  deposit: lazyRouteComponent(() => import('@parlour/feature-wallet'), 'DepositScreen'),
  withdraw: lazyRouteComponent(() => import('@parlour/feature-wallet'), 'WithdrawScreen'),
  bettingRecord: lazyRouteComponent(() => import('@parlour/feature-wallet'), 'BettingRecordScreen'),
  accountRecord: lazyRouteComponent(() => import('@parlour/feature-wallet'), 'AccountRecordScreen'),
  messages: lazyRouteComponent(() => import('@parlour/feature-content'), 'MessagesScreen'),
} satisfies Screens;
