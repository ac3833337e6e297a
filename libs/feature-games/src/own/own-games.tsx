import { Trans, useLingui } from '@lingui/react/macro';
import { type Schema } from '@parlour/api';
import { LoadFailure } from '@parlour/loaded';
import { Link } from '@parlour/routes';
import { Button, EmptyState, Page, SectionHeader, Stack, VisuallyHidden } from '@parlour/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadMore } from '../list/load-more.tsx';
import { GameGrid, GameGridSkeleton } from '../tile/game-grid.tsx';

interface OwnGamesProps {
  icon: ReactNode;
  title: string;
  games: UseInfiniteQueryResult<InfiniteData<Schema<'GamePage'>>>;
  /** Shown while there are none. */
  empty: { icon: ReactNode; title: string; text: string };
}

/** A list of the member's own games, 20 at a time. */
export function OwnGames({ icon, title, games, empty }: OwnGamesProps) {
  const { t } = useLingui();
  return (
    <Page>
      <Stack gap="4">
        <SectionHeader level={1} icon={icon} title={title} />
        <VisuallyHidden as="h2">{t`Games`}</VisuallyHidden>
        <List games={games} empty={empty} />
      </Stack>
    </Page>
  );
}

function List({ games, empty }: Pick<OwnGamesProps, 'games' | 'empty'>) {
  const { t } = useLingui();
  if (games.data) {
    const list = games.data.pages.flatMap((page) => page.list);
    if (list.length > 0 || games.hasNextPage)
      return (
        <>
          <GameGrid games={list} priority={6} />
          <LoadMore games={games} />
        </>
      );
    return (
      <EmptyState
        {...empty}
        action={
          <Button variant="secondary" render={<Link to="/" />}>
            <Trans>Find games</Trans>
          </Button>
        }
      />
    );
  }
  if (games.error) return <LoadFailure title={t`The games could not be loaded`} query={games} />;
  return <GameGridSkeleton />;
}
