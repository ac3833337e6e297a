import { expect } from '@playwright/test';
import { codeSentTo } from '../stage/outbox.ts';
import { test } from '../stage/own-gateway.ts';
import { Player } from '../stage/player.ts';
import { registerByMobile } from '../stage/register.ts';
import { sendCode, untilNextCode } from '../stage/sent-codes.ts';
import { around } from '../stage/texts.ts';

const pause = 'For your safety, withdrawals are paused until {until} because your password was reset.';

// No need to wait a minute for the code after the one that registers.
test.use({ brandId: 'padma' });

test('by SMS, the only way of its brand, a code replaces the password, and ends logged in on the home page; withdrawals wait, and say until when', async ({
  page,
  site,
  gateway,
  browser,
}) => {
  const player = new Player(page, site);
  const { say } = player;
  await player.open('/register');
  const number = await registerByMobile(player, gateway.port);
  await player.expectLoggedIn();
  gateway.clock.advance(untilNextCode);
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
  await expect(await other.messageAt(other.field('Repeat the new password', dialog))).toHaveText(say('The two entries don’t match.'));
  await other.field('Repeat the new password', dialog).fill(next);
  await other.button('Set the new password', dialog).click();
  await expect(await other.messageAt(other.field('Verification code', dialog))).toHaveText(say('Please enter a valid verification code.'));
  await expect(other.field('New password', dialog), 'what was typed stays').toHaveValue(next);
  await other.field('Verification code', dialog).fill(await codeSentTo(number, gateway.port));
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
