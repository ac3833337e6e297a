import { useLingui } from '@lingui/react/macro';
import { gamesQuery, useApi, useLanguage } from '@parlour/api';
import { newGamesFilter } from '@parlour/routes';
import { Section, SectionHeader, Stack, StarIcon } from '@parlour/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { GameRow } from './game-row.tsx';

/** The newest games of all categories; absent when there are none. */
export function NewGames() {
  const { t } = useLingui();
  const { data } = useSuspenseInfiniteQuery(gamesQuery(useApi(), useLanguage(), newGamesFilter));
  const games = data.pages[0]?.list ?? [];
  if (games.length === 0) return null;
  return (
    <Section labelledBy="new-games" deferred="row">
      <Stack gap="3">
        <SectionHeader id="new-games" title={t`New games`} icon={<StarIcon />} />
        <GameRow games={games} label={t`New games`} />
      </Stack>
    </Section>
  );
}
