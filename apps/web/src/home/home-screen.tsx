import { Trans } from '@lingui/react/macro';
import { HomeBanners, NoticeMarquee, WinnerBoard } from '@parlour/feature-content';
import { HotGames, Lobby } from '@parlour/feature-games';
import { Page, Stack, VisuallyHidden } from '@parlour/ui';

/** The home page, from the top (specification 2): notices, banners, hot games, winners, then a section per category. */
export function HomeScreen() {
  return (
    <Page>
      <VisuallyHidden as="h1">
        <Trans>Live casino, slots and more</Trans>
      </VisuallyHidden>
      <Stack gap="7">
        {FLAGS.announcements && <NoticeMarquee />}
        <HomeBanners />
        <HotGames />
        {FLAGS.winnerBoard && <WinnerBoard />}
        <Lobby />
      </Stack>
    </Page>
  );
}
