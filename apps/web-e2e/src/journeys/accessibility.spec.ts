import type { Page } from '@playwright/test';
import { Arcade } from '../stage/arcade.ts';
import { expectClean } from '../stage/clean.ts';
import { told } from '../stage/matrix.ts';
import { memberPages } from '../stage/member-pages.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';

// Colours are judged as they stand, not on their way in.

for (const { brandId, theme } of told<{ brandId: string; theme: 'dark' | 'light' }>(
  { brandId: 'padma', theme: 'dark' },
  { brandId: 'padma', theme: 'light' },
  { brandId: 'mekong', theme: 'dark' },
  { brandId: 'mekong', theme: 'light' },
  { brandId: 'meridian', theme: 'dark' },
)) {
  test.describe(`${brandId}, ${theme}`, () => {
    test.use({ brandId });

    test('nothing is wrong on the pages of visitors, in the dialogs and around a game', async ({ page, site }) => {
      const player = new Player(page, site);
      await player.open('/');
      await player.chooseTheme(theme);
      for (const path of ['/', '/rng', '/agent', '/no/such/page']) {
        await player.open(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectClean(page, path);
      }
      for (const path of ['/login', '/register']) {
        await player.open(path);
        await expect(page.getByRole('dialog').getByText(player.say('You are verified as human.')).first()).toBeVisible();
        await expectClean(page, path);
      }
      if (site.brand.flags['smsLogin']) {
        await player.open('/login');
        await page.getByRole('tab', { name: player.say('By SMS code') }).click();
        await expect(player.field('Verification code')).toBeVisible();
        await expectClean(page, '/login by SMS code');
      }
      await player.open('/rng');
      await player.gameButton('Free trial').click();
      await new Arcade(page, site.language).ready();
      await expectClean(page, 'the game popup');
    });

    test('nothing is wrong on the pages of members', async ({ page, site }) => {
      const player = new Player(page, site);
      await player.open('/');
      await player.chooseTheme(theme);
      await player.open('/');
      await player.logInAsDemo();
      for (const [path, title] of memberPages) {
        await player.open(path);
        await expect(page.getByRole('heading', { level: 1, name: player.say(title) })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectClean(page, path);
      }
      await expect(await player.openMemberMenu()).toBeVisible();
      // A menu opens beside the page's landmarks, as dialogs do; axe knows so of dialogs alone.
      await expectClean(page, 'the member menu', ['region']);
    });
  });
}

test.describe('by keyboard alone', () => {
  test.use({ brandId: 'padma', language: 'EN' });

  test('a player skips to the content, logs in, looks into the menu and logs out', async ({ page, site }) => {
    const player = new Player(page, site);
    const { keyboard } = page;
    const { say } = player;
    await player.speak();
    await player.open('/');
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say('Skip to the content') })).toBeFocused();
    await tabTo(page, async () => player.button('Log in', player.header).evaluate((button) => button === document.activeElement));
    await keyboard.press('Enter');
    const dialog = player.dialog('Log in');
    await expect(player.field('Username', dialog)).toBeFocused();
    const { demoAccountOf } = await import('../stage/demo-account.ts');
    const { username, password } = demoAccountOf(site.brand.id);
    await keyboard.type(username);
    await keyboard.press('Tab');
    await expect(player.field('Password', dialog)).toBeFocused();
    await keyboard.type(password);
    await keyboard.press('Enter');
    await player.expectLoggedIn();
    await expect(dialog).toBeHidden();

    const menuButton = player.button('Member menu', player.header);
    await tabTo(page, () => menuButton.evaluate((button) => button === document.activeElement));
    await keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: say('Hide the balance') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: say('Show the balance') })).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: say('Log out') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(
      page.getByRole('dialog', { name: say('Log out?') }).or(page.getByRole('alertdialog', { name: say('Log out?') })),
    ).toBeVisible();
    await keyboard.press('Escape');
    await expect(menuButton).toBeFocused();
  });
});

/** Presses Tab until something has the focus; fails when it is never reached. */
async function tabTo(page: Page, reached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await reached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached by Tab');
}
