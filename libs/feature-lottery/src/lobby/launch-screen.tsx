// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import { gamesQuery, lotteryMenusQuery, useApi, useLanguage, type Api } from '@parlour/api';
import type { LanguageCode } from '@parlour/domain';
import { LoadFailure } from '@parlour/loaded';
import { Link, useNavigate, useShownPage } from '@parlour/routes';
import { Button, EmptyState, Spinner } from '@parlour/ui';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

interface Target {
  to: string;
  search: object;
}

/** The target of `/lott` and `/elott`: redirects to the first playable vendor's game, or to this site's own lotteries. */
export function LaunchScreen() {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const electronic = useShownPage().screen === 'eLotteryLaunch';
  const target = useQuery({
    queryKey: ['site', 'lotteryLaunch', electronic],
    queryFn: () => (electronic ? electronicTarget(api, language, queryClient) : vendorTarget(api, language, queryClient)),
    gcTime: 0,
  });
  useEffect(() => {
    // Replaces the history entry, so that Back returns to where the player came from.
    if (target.data) void navigate({ to: target.data.to as string, search: target.data.search as never, replace: true });
  }, [target.data, navigate]);
  if (target.isError) return <LoadFailure wholeScreen title={t`The game could not be opened`} query={target} />;
  if (target.data === null)
    return (
      <EmptyState
        wholeScreen
        title={t`No lottery is open here`}
        action={
          <Button render={<Link to="/" />}>
            <Trans>Home</Trans>
          </Button>
        }
      />
    );
  return <Spinner size="l" text={t`Opening the game`} />;
}

async function vendorTarget(api: Api, language: LanguageCode, queryClient: QueryClient): Promise<Target> {
  const { pages } = await queryClient.fetchInfiniteQuery(gamesQuery(api, language, { gameType: 'LOTT' }));
  const game = pages.flatMap(({ list }) => list).find(({ playable }) => playable);
  return game ? { to: '/seamless', search: { vassalage: game.vassalage, gameCode: game.gameCode } } : { to: '/lottery', search: {} };
}

/** In-house draws need no vendor: redirects to the first game that takes bets. */
async function electronicTarget(api: Api, language: LanguageCode, queryClient: QueryClient): Promise<Target | null> {
  const menus = await queryClient.fetchQuery(lotteryMenusQuery(api, language, 'ELOTT'));
  const games = menus.flatMap(({ gameMenus }) => gameMenus);
  const game = games.find(({ status }) => status === 'open' || status === 'closing') ?? games[0];
  return game ? { to: '/lottery', search: { gameCode: game.gameCode } } : null;
}
