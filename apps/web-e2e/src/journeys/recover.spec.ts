import { registerBefore } from '../stage/come-as-member.ts';
import { wasMailed } from '../stage/outbox.ts';
import { Player } from '../stage/player.ts';
import { askForLink, chooseForced, openMailedLink, openRecovery } from '../stage/recover.ts';
import { tabTo } from '../stage/tab-to.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

test.describe('by e-mail, the first of two ways', () => {
  test.use({ brandId: 'meridian' });

  test.describe('in Arabic', () => {
    test.use({ language: 'AR' });

    test('a link lets choose another password, once; a used one says so and offers another', async ({ page, site }) => {
      const player = new Player(page, site);
      const { say } = player;
      await registerBefore(player);
      await player.open();
      const email = `${player.username}@example.com`;
      const dialog = await openRecovery(player);
      const tabs = dialog.getByRole('tab');
      await expect(tabs).toHaveText([say('By e-mail'), say('By SMS')]);
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      const service = dialog.getByRole('link', {
        name: around(say('No access to this mailbox? <0>Contact customer service</0>').replace(/.*<0>|<\/0>/g, '')),
      });
      await expect(service).toHaveAttribute('href', site.brand.contacts.find(({ csType }) => csType === 'LIVECHAT')!.url);
      await askForLink(player, player.username, email);

      const link = await openMailedLink(player, email);
      await expect(page).toHaveURL(`${site.origin}/`);
      await page.reload();
      await player.live();
      await chooseForced(player, `${player.password} and on`);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

      await page.goto(link);
      await player.live();
      const again = player.dialog('Forgot password?');
      const used = 'This link has already been used or has expired. You can request a new one here.';
      await expect(again.getByRole('alert').filter({ hasText: say(used) })).toBeVisible();
      await expect(again.getByRole('button', { name: say('E-mail me a link') })).toBeVisible();
    });
  });

  test(
    'whoever asks for an account of nobody reads the same, and nothing is mailed; asking again at once waits',
    { tag: ['@once', '@matrix'] },
    async ({ page, site }) => {
      const player = new Player(page, site);
      await player.open('/forgot');
      const email = `${player.username}@example.com`;
      await askForLink(player, player.username, email);
      await openRecovery(player);
      const dialog = player.dialog('Forgot password?');
      await player.field('Username', dialog).fill(player.username);
      await player.field('E-mail address of your account', dialog).fill(email);
      await player.button('E-mail me a link', dialog).click();
      await expect(
        dialog.getByRole('alert').filter({ hasText: player.say('Too many requests. Please try again a little later.') }),
      ).toBeVisible();
      await expect(dialog.getByText(around(player.say('Try again in <0/>')))).toBeVisible();
      expect(await wasMailed(email)).toBe(false);
    },
  );

  test('all of it by the keyboard alone', { tag: ['@once', '@matrix'] }, async ({ page, site }) => {
    const player = new Player(page, site);
    const { say } = player;
    await registerBefore(player);
    await player.open('/forgot');
    const dialog = player.dialog('Forgot password?');
    await tabTo(dialog.getByRole('button', { name: say('E-mail me a link') }));
    await page.keyboard.press('Enter');
    const name = player.field('Username', dialog);
    await expect(name, 'the first wrong field has the focus').toBeFocused();
    await expect(await player.messageAt(name)).toHaveText(say('Input cannot be empty.'));
    await page.keyboard.type(player.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${player.username}@example.com`);
    await page.keyboard.press('Enter');
    const ok = player.dialog('Check your inbox').getByRole('button', { name: say('OK'), exact: true });
    await expect(ok, 'the answer has the focus').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(player.dialog('Check your inbox')).toBeHidden();

    await openMailedLink(player, `${player.username}@example.com`);
    const choice = player.dialog('Change password');
    await tabTo(player.field('New password', choice));
    await page.keyboard.type(`${player.password} and on`);
    await tabTo(player.field('Repeat the new password', choice));
    await page.keyboard.type(`${player.password} and on`);
    await page.keyboard.press('Enter');
    await expect(choice).toBeHidden();
    await player.expectLoggedIn();
  });
});
