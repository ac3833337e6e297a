import { Trans } from '@lingui/react/macro';
import { HomeBanners, NoticeMarquee, WinnerBoard } from '@parlour/feature-content';
import { CategoryStrip, ContinuePlaying, HotGames, Lobby, NewGames, SearchScreen, SiteSearch, VendorStrip } from '@parlour/feature-games';
import { useSearchRoute } from '@parlour/routes';
import { Below, Page, Skeleton, Stack, VisuallyHidden } from '@parlour/ui';
import { Suspense } from 'react';
import * as styles from './home.css.ts';

/** The home page: what can be played here, the search first; or what the search in its address has found. */
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

/** From the top: what one played last, the merchant's news, what is hot and new, each category and vendor, winners. */
function Front() {
  return (
    <>
      <VisuallyHidden as="h1">
        <Trans>Live casino, slots and more</Trans>
      </VisuallyHidden>
      <Stack gap="5">
        <ContinuePlaying />
        <Stack gap="3">
          <HomeBanners />
          <CategoryStrip />
          {FLAGS.announcements && <NoticeMarquee />}
        </Stack>
        <HotGames />
        <NewGames />
        <Lobby />
        <VendorStrip />
        {FLAGS.winnerBoard && <WinnerBoard />}
      </Stack>
    </>
  );
}
