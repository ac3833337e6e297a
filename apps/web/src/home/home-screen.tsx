import { Trans } from '@lingui/react/macro';
import { permissionQuery, useApi } from '@parlour/api';
import { CategoryStrip, HotGames, SearchScreen, SiteSearch } from '@parlour/feature-games';
import { useSearchRoute } from '@parlour/routes';
import { Below, Page, Skeleton, Stack, VisuallyHidden } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { later } from '../boot/later.ts';
import * as styles from './home.css.ts';
import { News } from './news.tsx';

// Banners start to move at the visitor's first sign of life.
const Banners = later(() => import('@parlour/feature-content/home-banners').then(({ HomeBanners: C }) => C));
const ContinuePlaying = later(() => import('@parlour/feature-games/continue-playing').then(({ ContinuePlaying: C }) => C));
const AboveHotGames = later(() => import('./further.tsx').then(({ AboveHotGames: C }) => C));
const Further = later(() => import('./further.tsx').then(({ Further: C }) => C));

/** The home page: what can be played here, with the search first; or the results of the search in its address. */
export function HomeScreen() {
  const { words } = useSearchRoute();
  return (
    <Page>
      <div className={styles.home}>
        <Below width="desktop">
          <div className={styles.search} data-open={words !== undefined || undefined}>
            <SiteSearch place="page" />
          </div>
        </Below>
        {words === undefined ? (
          <Front />
        ) : (
          <Suspense fallback={<Skeleton shape="block" />}>
            <SearchScreen words={words} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}

/** From the top: the last games played, the merchant's news, and then the sections of the page in the merchant's order. */
function Front() {
  const hot = useQuery(permissionQuery(useApi())).data?.homeSections.indexOf('hot') ?? 0;
  return (
    <>
      <VisuallyHidden as="h1">
        <Trans>Live casino, slots and more</Trans>
      </VisuallyHidden>
      <Stack gap="5">
        <ContinuePlaying />
        <Stack gap="3">
          <Banners />
          <CategoryStrip />
          <News />
        </Stack>
        {hot > 0 && <AboveHotGames />}
        {hot >= 0 && <HotGames />}
        <Further />
      </Stack>
    </>
  );
}
