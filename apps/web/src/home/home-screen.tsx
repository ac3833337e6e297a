import { HomeBanners, NoticeMarquee, WinnerBoard } from '@parlour/feature-content';
import { HotGames, Lobby } from '@parlour/feature-games';
import { Page, Stack } from '@parlour/ui';

/** The home page, from the top (specification 2): notices, banners, hot games, winners, then a section per category. */
export function HomeScreen() {
  return (
    <Page>
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
