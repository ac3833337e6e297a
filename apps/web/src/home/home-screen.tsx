import { Trans } from '@lingui/react/macro';
import { HomeBanners, NoticeMarquee, WinnerBoard } from '@parlour/feature-content';
import { HotGames, Lobby } from '@parlour/feature-games';
import { Page, Stack, VisuallyHidden } from '@parlour/ui';
import { CategoryStrip } from './category-strip.tsx';

/** The home page, from the top (specification 2): notices, banners, the way to each category, hot games, winners, then a section per category. */
export function HomeScreen() {
  return (
    <Page>
      <VisuallyHidden as="h1">
        <Trans>Live casino, slots and more</Trans>
      </VisuallyHidden>
      <Stack gap="6">
        <Stack gap="4">
          {FLAGS.announcements && <NoticeMarquee />}
          <HomeBanners />
          <CategoryStrip />
        </Stack>
        <HotGames />
        {FLAGS.winnerBoard && <WinnerBoard />}
        <Lobby />
      </Stack>
    </Page>
  );
}
