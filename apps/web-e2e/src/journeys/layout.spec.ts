import { told } from '../stage/matrix.ts';
import { memberPages } from '../stage/member-pages.ts';
import { Player } from '../stage/player.ts';
import { expect, expectNoSidewaysScroll, test } from '../stage/test.ts';

const publicPages = ['/', '/rng', '/live', '/fish', '/pvp', '/bgs', '/login', '/register', '/agent', '/no/such/page'];

for (const { brandId, language, direction } of told<{ brandId: string; language: string | undefined; direction: string }>(
  { brandId: 'meridian', language: 'AR', direction: 'rtl' },
  { brandId: 'padma', language: undefined, direction: 'ltr' },
  { brandId: 'mekong', language: undefined, direction: 'ltr' },
)) {
  test.describe(`${brandId} in ${language ?? 'its default language'}`, () => {
    test.use({ brandId, language });

    test('no page scrolls sideways', async ({ page, site }) => {
      const player = new Player(page, site);
      await player.speak();
      const widths = site.phone ? [390, 320] : [1440, 1024];
      const look = async (path: string) => {
        await player.open(path);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        for (const width of widths) {
          await page.setViewportSize({ width, height: site.phone ? 844 : 900 });
          await expectNoSidewaysScroll(page);
        }
      };
      for (const path of publicPages) await look(path);
      await player.open('/');
      await player.logInAsDemo();
      await look('/');
      for (const path of ['/member', ...memberPages.map(([path]) => path)]) await look(path);
    });
  });
}
