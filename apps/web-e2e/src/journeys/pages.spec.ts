import type { Page } from '@playwright/test';
import { Arcade } from '../stage/arcade.ts';
import { expectClean } from '../stage/clean.ts';
import { told } from '../stage/matrix.ts';
import { memberPages } from '../stage/member-pages.ts';
import { Player } from '../stage/player.ts';
import { expect, expectNoSidewaysScroll, test } from '../stage/test.ts';

interface Look {
  brandId: string;
  /** The brand's own if not given. */
  language?: string;
  theme: 'dark' | 'light';
}

for (const { brandId, language, theme } of told<Look>(
  { brandId: 'meridian', language: 'AR', theme: 'dark' },
  { brandId: 'meridian', theme: 'dark' },
  { brandId: 'padma', theme: 'dark' },
  { brandId: 'padma', theme: 'light' },
  { brandId: 'mekong', theme: 'dark' },
  { brandId: 'mekong', theme: 'light' },
)) {
  test.describe(`${brandId} in ${language ?? 'its default language'}, ${theme}`, () => {
    test.use({ brandId, language });

    test('no page scrolls sideways or is wrong for a screen reader, and nothing runs into its neighbour in the header', async ({
      page,
      site,
    }) => {
      const player = new Player(page, site);
      const [height, ...widths] = site.phone ? [844, 320, 390] : [900, 1024, 1440];
      const look = async (path: string, title?: string) => {
        await player.open(path);
        const headings = page.getByRole('heading', { level: 1, ...(title && { name: player.say(title) }) });
        await expect(headings).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'AR' ? 'rtl' : 'ltr');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          await expectNoSidewaysScroll(page);
          await expectRoomInHeader(page);
        }
      };
      const lookClosely = async (path: string, title?: string) => {
        await look(path, title);
        await expectClean(page, path);
      };

      await player.speak();
      await player.open('/');
      await player.chooseTheme(theme);
      for (const path of ['/', '/rng', '/agent', '/no/such/page']) await lookClosely(path);
      for (const path of ['/login', '/register']) {
        await player.open(path);
        const captcha = path === '/register' && site.brand.flags['registrationCaptcha'];
        const last = captcha ? player.field('Captcha') : page.getByText(player.say('You are verified as human.')).first();
        await expect(last).toBeVisible();
        await expectClean(page, path);
      }
      if (site.brand.flags['smsLogin']) {
        await player.open('/login');
        await page.getByRole('tab', { name: player.say('By SMS code') }).click();
        await expect(player.field('Verification code')).toBeVisible();
        await expectClean(page, '/login by SMS code');
      }
      // Lists of games like the first.
      for (const path of ['/live', '/fish', '/pvp', '/bgs']) await look(path);
      await player.open('/rng');
      await player.gameButton('Free trial').click();
      await new Arcade(page, site.language).ready();
      await expectClean(page, 'the game popup');

      await player.open('/');
      await player.logInAsDemo();
      await look('/');
      await look('/member');
      for (const [path, title] of memberPages) {
        await lookClosely(path, title);
        // Nothing floats over amounts and ways of paying.
        await expect(page.getByRole('complementary', { name: player.say('Quick help') })).toHaveCount(0);
      }
      await expect(await player.openMemberMenu()).toBeVisible();
      // A menu opens outside the page's landmarks, as dialogs do; axe exempts only dialogs.
      await expectClean(page, 'the member menu', ['region']);
    });
  });
}

/** There is some space on both sides of the mark. */
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
