import { expect, type Locator } from '@playwright/test';
import type { SiteGateway } from '@parlour/gateway/site-gateway';
import { test } from '../stage/own-gateway.ts';
import { Player } from '../stage/player.ts';
import { mobileNumberOf, sendMobileRegistration } from '../stage/register.ts';

test.use({ brandId: 'padma' });
const dialing = '+880';

test('at the log-in: another entrance, a wrong captcha, a fault of ours; what was typed stays', async ({ page, site, gateway }) => {
  const player = new Player(page, site);
  const { say } = player;
  const agent = await gateway.registerMember();
  await gateway.db.updateTable('member').set({ agent_type: 1 }).where('id', '=', agent.memberId).execute();
  await player.open('/login');
  const dialog = player.dialog('Log in');
  const said = (english: string) => dialog.getByRole('alert').filter({ hasText: say(english) });
  await expect(dialog.getByText(say('You are verified as human.'))).toBeVisible();
  // The form was open for a while: its proof is too old, yet the log-in goes through.
  gateway.clock.advance(150);
  await player.enterCredentials(agent.username, agent.password);
  await expect(said('This account cannot log in on this site.')).toBeVisible();
  await expect(player.field('Username', dialog)).toHaveValue(agent.username);

  const { away, back } = lostTable(gateway, 'login_attempt');
  await away();
  await player.enterCredentials(player.username, 'wrong');
  await expect(said('Something went wrong on our side. Please try again in a moment.')).toBeVisible();
  await back();

  const captcha = player.field('Captcha', dialog);
  await expect(async () => {
    await player.enterCredentials(player.username, 'wrong');
    await expect(captcha).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await captcha.fill('not it');
  await player.enterCredentials(player.username, 'wrong');
  await expect(await player.messageAt(captcha)).toHaveText(say('The captcha is incorrect. Please try the new picture.'));
  await expect(player.field('Username', dialog)).toHaveValue(player.username);
});

test('codes by SMS: a site that no longer sends any, a day’s allowance, five wrong tries', async ({ page, site, gateway }) => {
  const player = new Player(page, site);
  const { say } = player;
  const [number, spent] = [mobileNumberOf(player), mobileNumberOf(player)];
  await gateway.registerWithNumber(dialing + number);
  await spendTheDay(gateway, spent);
  await player.open('/login');
  const dialog = player.dialog('Log in');
  await dialog.getByRole('tab', { name: say('By SMS code') }).click();
  const panel = dialog.getByRole('tabpanel');
  const mobile = player.field('Mobile number', panel);
  const code = player.field('Verification code', panel);
  const send = panel.getByRole('button', { name: say('Log in'), exact: true });
  await mobile.fill('12');
  await send.click();
  await expect(await player.messageAt(mobile)).toHaveText(say('Please enter a valid mobile number.'));
  await expect(await player.messageAt(code)).toHaveText(say('Please enter a valid verification code.'));
  await expect(mobile).toHaveValue('12');

  await mobile.fill(number);
  gateway.brand.flags.smsLogin = false;
  await refusedToSend(player, panel, 'This function is not enabled. Please contact customer service.');
  gateway.brand.flags.smsLogin = true;

  // A form sends at most once a second, so it may ignore a press so soon after the refusal.
  await expect(async () => {
    const asking = player.button('Send code', panel);
    if (await asking.isVisible()) await asking.click({ timeout: 1_000 });
    await expect(panel.getByText(say('If this number is a member’s, a code is on its way to it.'))).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const right = await codeOf(gateway);
  for (let tries = 1; tries <= 5; tries++) {
    await code.fill(String((Number(right) + tries) % 1_000_000).padStart(6, '0'));
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/login'));
    await send.click();
    await answered;
    await expect(await player.messageAt(code)).toHaveText(say('Please enter a valid verification code.'));
  }
  await code.fill(right);
  await send.click();
  await expect(await player.messageAt(code)).toHaveText(say('The code has expired. Please send it again.'));
  await expect(mobile).not.toHaveValue('');

  await page.evaluate(() => sessionStorage.clear());
  await player.open('/login');
  await dialog.getByRole('tab', { name: say('By SMS code') }).click();
  await mobile.fill(spent);
  await refusedToSend(player, panel, 'The daily limit for codes has been reached. Please contact customer service.');
  await expect(player.button('Again in {time}', panel), 'until the day is over').toBeDisabled();
});

test('registering: a number that is a member’s, and a carrier that takes no message', async ({ page, site, gateway, context }) => {
  const player = new Player(page, site);
  const number = mobileNumberOf(player);
  await gateway.registerWithNumber(dialing + number);
  await player.open('/register');
  const form = await sendMobileRegistration(player, number, () => codeOf(gateway));
  const mobile = player.field('Mobile number', form);
  await expect(await player.messageAt(mobile)).toHaveText(player.say('This mobile number is already registered.'));
  await expect(mobile).toBeFocused();
  await expect(player.field('Password', form)).toHaveValue(player.password);

  const other = new Player(await context.newPage(), site);
  await other.open('/register');
  const dialog = other.dialog('Register');
  await dialog.getByRole('tab', { name: other.say('By mobile number') }).click();
  await other.field('Mobile number', dialog).fill(mobileNumberOf(other));
  gateway.outages.sms = true;
  await refusedToSend(other, dialog, 'The message could not be sent at the moment. Please request another code in a minute.');
  await expect(other.button('Again in {secondsLeft} s', dialog), 'the time that the server gives').toBeDisabled();
});

test('a game that is being mended, and a vendor who does not answer', async ({ page, site, gateway }) => {
  const player = new Player(page, site);
  await player.open('/');
  const now = gateway.clock.now();
  const mended = { vendor: 'JL', starts_at: now, set_at: now, set_by: 'mira', reason: 'An update' };
  await gateway.db.insertInto('game_maintenance').values(mended).execute();
  await player.gameButton('Free trial').click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByText(player.say('This game is under maintenance.'))).toBeVisible();
  await gateway.db.deleteFrom('game_maintenance').execute();
  gateway.config.vendors = {};
  await player.button('Try again', popup).click();
  await expect(popup.getByText(player.say('The game provider isn’t responding. Please try again later.'))).toBeVisible();
});

/** Presses "Send code", reads the reason in the warning, and closes it; where only customer service can help, the way there is offered. */
async function refusedToSend(player: Player, panel: Locator, why: string): Promise<void> {
  const { page, say } = player;
  const warning = page.getByRole('alertdialog', { name: say('The code was not sent'), exact: true });
  await player.button('Send code', panel).click();
  await expect(warning.getByText(say(why))).toBeVisible();
  const service = warning.getByRole('link', { name: say('Contact customer service') });
  await expect(service).toHaveCount(why.endsWith('customer service.') ? 1 : 0);
  await warning.getByRole('button', { name: say('OK'), exact: true }).click();
  await expect(warning).toBeHidden();
}

async function codeOf(gateway: SiteGateway): Promise<string> {
  const [newest] = await gateway.outbox();
  return /\d{6}/.exec(newest!.body)![0];
}

/** All five codes of a day, each a minute after the last. */
async function spendTheDay(gateway: SiteGateway, mobileNum: string): Promise<void> {
  const guest = gateway.guest();
  for (let sent = 0; sent < 5; sent++) {
    await guest.value('sendGuestSms', { body: { purpose: 'login', countryDialingCode: dialing, mobileNum, altcha: await guest.solve() } });
    gateway.clock.advance(60);
  }
}

/** Renames a table away: everything that uses it fails with an unexpected error. */
function lostTable({ db }: SiteGateway, name: string) {
  const rename = (from: string, to: string) => db.schema.alterTable(from).renameTo(to).execute();
  return { away: () => rename(name, `${name}_away`), back: () => rename(`${name}_away`, name) };
}
