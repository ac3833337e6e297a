import { useLingui } from '@lingui/react/macro';
import { hotGamesQuery, useApi, useLanguage } from '@parlour/api';
import { FlameIcon, SectionHeader, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { GameGrid, GameGridSkeleton } from '../tile/game-grid.tsx';

/** The most played games, as suggestions for a search without a result. */
export function HotSuggestions() {
  const { t } = useLingui();
  const { data: games, isPending } = useQuery(hotGamesQuery(useApi(), useLanguage()));
  if (isPending) return <GameGridSkeleton count={6} />;
  if (!games || games.length === 0) return null;
  return (
    <section aria-labelledby="hot-suggestions">
      <Stack gap="3">
        <SectionHeader id="hot-suggestions" title={t`Hot games`} icon={<FlameIcon />} />
        <GameGrid games={games.slice(0, 12)} />
      </Stack>
    </section>
  );
}
