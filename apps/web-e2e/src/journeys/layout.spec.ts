import { told } from '../stage/matrix.ts';
import { memberPages } from '../stage/member-pages.ts';
import { Player } from '../stage/player.ts';
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from '../stage/test.ts';

const publicPages = ['/', '/rng', '/live', '/fish', '/pvp', '/bgs', '/login', '/register', '/agent', '/no/such/page'];

for (const { brandId, language, direction } of told<{ brandId: string; language: string | undefined; direction: string }>(
  { brandId: 'meridian', language: 'AR', direction: 'rtl' },
  { brandId: 'padma', language: undefined, direction: 'ltr' },
  { brandId: 'mekong', language: undefined, direction: 'ltr' },
)) {
  test.describe(`${brandId} in ${language ?? 'its default language'}`, () => {
    test.use({ brandId, language });

    test('no page scrolls sideways, and nothing runs into its neighbour in the header or floats over the account', async ({
      page,
      site,
    }) => {
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
          await expectRoomInHeader(page);
        }
      };
      for (const path of publicPages) await look(path);
      await player.open('/');
      await player.logInAsDemo();
      await look('/');
      for (const path of ['/member', ...memberPages.map(([path]) => path)]) {
        await look(path);
        // Nothing floats over amounts and ways of paying.
        await expect(page.getByRole('complementary', { name: player.say('Quick help') })).toHaveCount(0);
      }
    });
  });
}

/** The mark has some air on both sides. */
async function expectRoomInHeader(page: Page): Promise<void> {
  const near = await page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const [mark] = visible('header a > img');
    const at = mark?.getBoundingClientRect();
    if (!at) return [];
    const others = visible('header button, header a:not(:has(> img))');
    return others
      .filter((other) => {
        const { left, right } = other.getBoundingClientRect();
        return right > at.left - 3 && left < at.right + 3;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
  expect(near).toEqual([]);
}
