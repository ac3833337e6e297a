import type { Locator } from '@playwright/test';
import { Player } from '../stage/player.ts';
import { mobileNumberOf, registerByMobile } from '../stage/register.ts';
import { expect, test } from '../stage/test.ts';

test.use({ brandId: 'padma' });

test('a player registers by mobile number with the code that was sent', async ({ page, site }) => {
  const player = new Player(page, site);
  await player.open('/register');
  await registerByMobile(player);
  await player.expectLoggedIn();
  await player.expectBalance('0');
  await player.openMemberPage('Messages');
  await expect(page.getByText(player.say('Welcome!'), { exact: true })).toBeVisible();
});

test(
  'the countdown until the next code goes on over a reload; what the server refuses to send is said in a warning, and the time that it gives is counted down',
  { tag: ['@once', '@matrix'] },
  async ({ page, site }) => {
    const player = new Player(page, site);
    const number = mobileNumberOf(player);
    await player.open('/register');
    const panel = await mobileTab(player);
    await player.field('Mobile number', panel).fill(number);
    await player.button('Send code', panel).click();
    await expect(player.button('Again in {secondsLeft} s', panel)).toBeDisabled();
    await player.open('/register');
    await player.field('Mobile number', await mobileTab(player)).fill(number);
    await expect(player.button('Again in {secondsLeft} s', panel)).toBeDisabled();
    await expect(panel.getByText(player.say('We sent a code to your mobile number.'))).toBeVisible();

    // A page that does not know of it yet, like another tab.
    await page.evaluate(() => sessionStorage.clear());
    await player.open('/register');
    await player.field('Mobile number', await mobileTab(player)).fill(number);
    await player.button('Send code', panel).click();
    const warning = page.getByRole('alertdialog', { name: player.say('The code was not sent'), exact: true });
    await expect(warning.getByText(player.say('Too many requests. Please try again a little later.'))).toBeVisible();
    await warning.getByRole('button', { name: player.say('OK'), exact: true }).click();
    await expect(warning).toBeHidden();
    await expect(player.button('Again in {secondsLeft} s', panel)).toBeDisabled();
  },
);

async function mobileTab(player: Player): Promise<Locator> {
  const dialog = player.dialog('Register');
  await dialog.getByRole('tab', { name: player.say('By mobile number') }).click();
  return dialog.getByRole('tabpanel');
}
