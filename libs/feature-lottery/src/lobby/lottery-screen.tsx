// @flag lottery
import { useLingui } from '@lingui/react/macro';
import { useLotteryRoute, useShownPage } from '@parlour/routes';
import { LoadFailure } from '@parlour/loaded';
import { Page, Skeleton, Stack } from '@parlour/ui';
import { lazy, Suspense } from 'react';
import { Lobby } from './lobby.tsx';
import { useLotteries, type LotteryLobby } from './use-lotteries.ts';

const PlayScreen = lazy(() => import('../play/play-screen.tsx').then(({ PlayScreen: C }) => ({ default: C })));

/** The pages `/lottery`, `/vnLottery` and `/seaLottery`: the game named by the address, or the lobby. */
export function LotteryScreen() {
  const { t } = useLingui();
  const { screen } = useShownPage();
  const page: LotteryLobby = screen === 'vnLottery' || screen === 'seaLottery' ? screen : 'lottery';
  const { gameCode, open } = useLotteryRoute();
  const { menus, recent, asked } = useLotteries(page);
  const loading = (
    <Page>
      <Stack gap="4">
        <Skeleton shape="heading" />
        <Skeleton shape="block" />
        <Skeleton shape="row" lines={6} />
      </Stack>
    </Page>
  );
  if (!menus) {
    if (!asked.error) return <div aria-busy>{loading}</div>;
    return <LoadFailure wholeScreen title={t`The lotteries could not be loaded`} query={asked} />;
  }
  const game = menus.flatMap(({ gameMenus }) => gameMenus).find((each) => each.gameCode === gameCode);
  if (!game) return <Lobby here={page} menus={menus} recent={recent} />;
  return (
    <Suspense fallback={loading}>
      <PlayScreen key={game.gameCode} game={game} onLobby={() => open(undefined)} />
    </Suspense>
  );
}
