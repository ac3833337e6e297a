// @flag lotteryTrends
import { Trans, useLingui } from '@lingui/react/macro';
import { lotteryRulesQuery, useApi, type Schema } from '@parlour/api';
import { LoadFailure, LoadingLines } from '@parlour/loaded';
import { Link, useLotteryRoute } from '@parlour/routes';
import { Button, EmptyState, Page, PageHeader, SearchIcon, Skeleton, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useLotteries } from '../lobby/use-lotteries.ts';
import { useTabTitle } from '../words/use-tab-title.ts';
import { TrendsView } from './trends-view.tsx';

/** The statistics of a game's past draws (page `/trend`), for everybody. */
export function TrendScreen() {
  const { t } = useLingui();
  const { gameCode } = useLotteryRoute();
  const { menus, asked } = useLotteries('trend');
  if (menus) {
    const game = menus.flatMap(({ gameMenus }) => gameMenus).find((each) => each.gameCode === gameCode);
    return game ? (
      <Found game={game} />
    ) : (
      <EmptyState wholeScreen icon={<SearchIcon size="xl" />} title={t`There is no such lottery here`} />
    );
  }
  if (asked.error) return <LoadFailure wholeScreen title={t`The lotteries could not be loaded`} query={asked} />;
  return (
    <Page>
      <div aria-busy>
        <Stack gap="4">
          <Skeleton shape="heading" />
          <LoadingLines lines={10} />
        </Stack>
      </div>
    </Page>
  );
}

function Found({ game }: { game: Schema<'LotteryGame'> }) {
  const { t } = useLingui();
  const { gameCode, displayName, packId, prizeMode } = game;
  const rules = useQuery(lotteryRulesQuery(useApi(), packId));
  useTabTitle(`${displayName} · ${t`Statistics`}`);
  return (
    <Page>
      <Stack gap="4">
        <PageHeader
          title={<bdi>{displayName}</bdi>}
          description={<Trans>Statistics</Trans>}
          aside={
            <Button
              variant="secondary"
              render={<Link to={(prizeMode === 'SEA' ? '/seaLottery' : '/lottery') as string} search={{ gameCode } as never} />}
            >
              <Trans>Bet on the next draw</Trans>
            </Button>
          }
        />
        {rules.isError ? (
          <LoadFailure title={t`The statistics could not be loaded`} query={rules} />
        ) : rules.data ? (
          <TrendsView game={game} form={rules.data.result} />
        ) : (
          <LoadingLines lines={10} />
        )}
      </Stack>
    </Page>
  );
}
