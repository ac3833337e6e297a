import type { Locator, Page } from '@playwright/test';
import { codeSentTo, wasMailed } from '../stage/outbox.ts';
import { Player } from '../stage/player.ts';
import { askForLink, chooseForced, openMailedLink, openRecovery } from '../stage/recover.ts';
import { becomeMember, registerByMobile } from '../stage/register.ts';
import { sendCode } from '../stage/sent-codes.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

const pause = 'For your safety no withdrawal is taken until {until}: your password was replaced because it had been forgotten.';

test.describe('by SMS, the only way of its brand', () => {
  test.use({ brandId: 'padma' });

  test('a code replaces the password, and ends logged in on the home page; withdrawals wait, and say until when', async ({
    page,
    site,
    browser,
  }) => {
    const player = new Player(page, site);
    const { say } = player;
    await player.open('/register');
    const number = await registerByMobile(player);
    await player.expectLoggedIn();
    const elsewhere = await browser.newContext();
    const other = new Player(await elsewhere.newPage(), site);

    await other.open('/forgot');
    const dialog = other.dialog('Forgot password?');
    await expect(dialog.getByRole('tab')).toHaveCount(0);
    const next = `${player.password} and on`;
    await other.field('Mobile number', dialog).fill(number);
    await sendCode(other, dialog, 'If an account has this number, a code is on its way to it.');
    await expect(other.button('Again in {secondsLeft} s', dialog)).toBeDisabled();
    await other.field('New password', dialog).fill(next);
    await other.field('Repeat the new password', dialog).fill(`${next}!`);
    await other.field('Verification code', dialog).fill('000000');
    await other.button('Set the new password', dialog).click();
    await expect(await other.messageAt(other.field('Repeat the new password', dialog))).toHaveText(
      say('The two entries are not the same.'),
    );
    await other.field('Repeat the new password', dialog).fill(next);
    await other.button('Set the new password', dialog).click();
    await expect(await other.messageAt(other.field('Verification code', dialog))).toHaveText(
      say('Please enter a valid verification code.'),
    );
    await expect(other.field('New password', dialog), 'what was typed stays').toHaveValue(next);
    await other.field('Verification code', dialog).fill(await codeSentTo(number));
    await other.button('Set the new password', dialog).click();
    await expect(dialog).toBeHidden();
    await other.expectLoggedIn();
    await expect(other.page).toHaveURL(`${site.origin}/`);
    await player.expectLoggedOut();

    await other.openMemberPage('Withdraw');
    await expect(other.page.getByRole('alert').filter({ hasText: around(say(pause)) })).toBeVisible();
    await other.openMemberPage('Messages');
    await expect(other.page.getByText(say('Forgotten password'), { exact: true })).toBeVisible();
    await other.logOut();
    await other.logIn(number.startsWith('+') ? number : `+880${number}`, next);
    await elsewhere.close();
  });
});

test.describe('by e-mail, the first of two ways', () => {
  test.use({ brandId: 'meridian' });

  test.describe('in Arabic', () => {
    test.use({ language: 'AR' });

    test('a link lets choose another password, once; a used one says so and offers another', async ({ page, site }) => {
      const player = new Player(page, site);
      const { say } = player;
      await becomeMember(player);
      await player.logOut();
      const email = `${player.username}@example.com`;
      const dialog = await openRecovery(player);
      const tabs = dialog.getByRole('tab');
      await expect(tabs).toHaveText([say('By e-mail'), say('By SMS')]);
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      const service = dialog.getByRole('link', {
        name: around(say('Can you not read this mailbox? <0>Contact customer service</0>').replace(/.*<0>|<\/0>/g, '')),
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
      const used = 'This link was used already, or is too old. You can ask for another one here.';
      await expect(again.getByRole('alert').filter({ hasText: say(used) })).toBeVisible();
      await expect(again.getByRole('button', { name: say('Mail me a link') })).toBeVisible();
    });
  });

  test('whoever asks for an account of nobody reads the same, and nothing is mailed; asking again at once waits', async ({
    page,
    site,
  }) => {
    const player = new Player(page, site);
    await player.open('/forgot');
    const email = `${player.username}@example.com`;
    await askForLink(player, player.username, email);
    await openRecovery(player);
    const dialog = player.dialog('Forgot password?');
    await player.field('Username', dialog).fill(player.username);
    await player.field('E-mail address of your account', dialog).fill(email);
    await player.button('Mail me a link', dialog).click();
    await expect(
      dialog.getByRole('alert').filter({ hasText: player.say('Too many requests. Please try again a little later.') }),
    ).toBeVisible({
      timeout: 40_000,
    });
    await expect(dialog.getByText(around(player.say('Next try in <0/>')))).toBeVisible();
    expect(await wasMailed(email)).toBe(false);
  });

  test('all of it by the keyboard alone', async ({ page, site }) => {
    const player = new Player(page, site);
    const { say } = player;
    await becomeMember(player);
    await player.logOut();
    await player.open('/forgot');
    const dialog = player.dialog('Forgot password?');
    await reach(page, dialog.getByRole('button', { name: say('Mail me a link') }));
    await page.keyboard.press('Enter');
    const name = player.field('Username', dialog);
    await expect(name, 'the first wrong field has the focus').toBeFocused();
    await expect(await player.messageAt(name)).toHaveText(say('Input cannot be empty.'));
    await page.keyboard.type(player.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${player.username}@example.com`);
    await page.keyboard.press('Enter');
    const ok = player.dialog('Check your inbox').getByRole('button', { name: say('OK'), exact: true });
    await expect(ok, 'the answer has the focus').toBeFocused({ timeout: 40_000 });
    await page.keyboard.press('Enter');
    await expect(player.dialog('Check your inbox')).toBeHidden();

    await openMailedLink(player, `${player.username}@example.com`);
    const choice = player.dialog('Change password');
    await reach(page, player.field('New password', choice));
    await page.keyboard.type(`${player.password} and on`);
    await reach(page, player.field('Repeat the new password', choice));
    await page.keyboard.type(`${player.password} and on`);
    await page.keyboard.press('Enter');
    await expect(choice).toBeHidden();
    await player.expectLoggedIn();
  });
});

/** Goes on by Tab until `target` has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 30; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
