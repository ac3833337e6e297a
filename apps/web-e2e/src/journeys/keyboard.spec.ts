import type { Page } from '@playwright/test';
import { demoAccountOf } from '../stage/demo-account.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';

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

/** Presses Tab until the element has the focus; fails if it is never reached. */
async function tabTo(page: Page, reached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await reached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached by Tab');
}
