import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { gameMenusQuery, gamesQuery, useApi, useLanguage } from '@parlour/api';
import { gameListFilter, useGameListRoute, useRouterState } from '@parlour/routes';
import { Button, EmptyState, gameTypeIcons, Page, SearchIcon, SectionHeader, VisuallyHidden } from '@parlour/ui';
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CategoryStrip } from '../lobby/category-strip.tsx';
import { GameGrid } from '../tile/game-grid.tsx';
import { ClassFilter } from './class-filter.tsx';
import { GameSearch } from './game-search.tsx';
import { ListFilters, noFacets } from './list-filters.tsx';
import { ListSort } from './list-sort.tsx';
import { LoadMore } from './load-more.tsx';
import { VendorFilter } from './vendor-filter.tsx';
import * as styles from './game-list-screen.css.ts';

interface GameListScreenProps {
  /** What the merchant has to say, above the list. */
  news?: ReactNode;
}

/** All games of a category, 20 at a time, with class, vendor, name and order as filters in the address. */
export function GameListScreen({ news }: GameListScreenProps) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const { gameType, change, ...chosen } = useGameListRoute();
  const { vassalage, gameClassify, volatility, feature, minRtp, search, sort } = chosen;
  const games = useSuspenseInfiniteQuery(gamesQuery(api, language, gameListFilter(gameType, chosen)));
  const { data: menus = [] } = useQuery(gameMenusQuery(api, language));
  const Icon = gameTypeIcons[gameType];
  const list = games.data.pages.flatMap((page) => page.list);
  const total = games.data.pages[0]?.gameCount ?? 0;
  return (
    <Page>
      <Narrowing>
        <CategoryStrip key={gameType} />
        {news}
        <SectionHeader
          level={1}
          icon={<Icon size="l" />}
          title={menus.find((menu) => menu.gameType === gameType)?.title ?? t`Games`}
          aside={
            <span role="status" className={styles.count}>
              <Plural value={total} one="# game" other="# games" />
            </span>
          }
        />
        <ClassFilter gameType={gameType} vassalage={vassalage} value={gameClassify} onChange={(kind) => change({ gameClassify: kind })} />
        <div className={styles.filters}>
          <div className={styles.tools}>
            <GameSearch key={gameType} value={search ?? ''} onSearch={(words) => change({ search: words || undefined })} />
            <ListSort value={sort} onChange={(order) => change({ sort: order })} />
            <ListFilters gameType={gameType} value={{ volatility, feature, minRtp }} count={total} onChange={change} />
          </div>
          <VendorFilter gameType={gameType} ofClass={gameClassify} value={vassalage} onChange={(vendor) => change({ vassalage: vendor })} />
        </div>
        {list.length > 0 ? (
          <>
            <VisuallyHidden as="h2">{t`Games`}</VisuallyHidden>
            <GameGrid games={list} priority={6} />
            <LoadMore games={games} />
          </>
        ) : (
          <EmptyState
            icon={<SearchIcon size="xl" />}
            title={t`No games found`}
            text={search ? t`No game is called “${search}” here.` : t`There are no games here at the moment.`}
            action={
              (search ?? vassalage ?? gameClassify ?? volatility ?? feature ?? minRtp) !== undefined && (
                <Button
                  variant="secondary"
                  onClick={() => change({ ...noFacets, search: undefined, vassalage: undefined, gameClassify: undefined })}
                >
                  <Trans>Show all games</Trans>
                </Button>
              )
            }
          />
        )}
      </Narrowing>
    </Page>
  );
}

/** Says that another list is loading. A separate component: it appears at the press, and must not rerender the whole list. */
function Narrowing({ children }: { children: ReactNode }) {
  const narrowing = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <section className={styles.screen} aria-busy={narrowing}>
      {children}
    </section>
  );
}
