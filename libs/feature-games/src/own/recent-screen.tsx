import { useLingui } from '@lingui/react/macro';
import { allRecentGamesQuery, useApi, useLanguage } from '@parlour/api';
import { HistoryIcon } from '@parlour/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { OwnGames } from './own-games.tsx';

/** The games that the member played, latest first (specification 2: /recent). */
export function RecentScreen() {
  const { t } = useLingui();
  return (
    <OwnGames
      icon={<HistoryIcon size="l" />}
      title={t`Recently played`}
      games={useInfiniteQuery(allRecentGamesQuery(useApi(), useLanguage()))}
      empty={{ icon: <HistoryIcon size="xl" />, title: t`Nothing played yet`, text: t`Games you play for money appear here.` }}
    />
  );
}
