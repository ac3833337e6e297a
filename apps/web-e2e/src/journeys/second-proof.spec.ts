import type { Locator } from '@playwright/test';
import { authenticatorApp } from '../stage/authenticator-app.ts';
import { expectClean } from '../stage/clean.ts';
import { bindEmail } from '../stage/contacts.ts';
import { playerElsewhere } from '../stage/elsewhere.ts';
import { codeMailedTo, codeSentTo } from '../stage/outbox.ts';
import { Player } from '../stage/player.ts';
import { becomeMember, registerByMobile } from '../stage/register.ts';
import { otherThan, sendCode } from '../stage/sent-codes.ts';
import { expect, test } from '../stage/test.ts';

test.use({ brandId: 'meridian', contextOptions: { reducedMotion: 'reduce' } });

/** Gives name and password, and comes to the second proof. */
async function comeToSecondProof(player: Player, username: string, password: string): Promise<Locator> {
  await player.open();
  await player.button('Log in', player.header).click();
  await player.enterCredentials(username, password);
  const step = player.dialog('Confirm that it is you');
  await expect(step).toBeVisible();
  return step;
}

test('a member with an authenticator goes in by a code of the app, and by a recovery code', async ({ page, site, browser }) => {
  const player = new Player(page, site);
  await becomeMember(player);
  await player.openMemberPage('My account');
  await player.button('Set up an authenticator').click();
  const dialog = player.dialog('Set up an authenticator');
  const show = authenticatorApp(await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText());
  await player.field('Code of the app', dialog).fill(show());
  const kept = player.dialog('Keep your recovery codes');
  const recoveryCode = await kept.getByRole('listitem').first().innerText();
  await player.button('I have kept them', kept).click();

  const there = await playerElsewhere(browser, site, '203.0.113.21');
  // The code that turned it on is used up: the app shows the next one half a minute later, and a clock may be that much ahead.
  for (const code of [show(1), recoveryCode]) {
    const step = await comeToSecondProof(there, player.username, player.password);
    const field = there.field('Code of the app, or a recovery code', step);
    await field.fill(otherThan(code));
    await there.button('Confirm', step).click();
    await expect(await there.messageAt(field)).toBeVisible();
    await expectClean(there.page);
    await field.fill(code);
    await there.button('Confirm', step).click();
    await expect(step).toBeHidden();
    await there.expectLoggedIn();
    await there.logOut();
  }
  await there.page.context().close();
});

test('codes that are sent: one by SMS logs in at home; elsewhere one by SMS or by e-mail is asked for after the password', async ({
  page,
  site,
  browser,
}) => {
  // A number is sent one code a minute: those that register are followed by those that log in.
  test.setTimeout(180_000);
  const [player, second] = [new Player(page, site), await playerElsewhere(browser, site, '203.0.113.22')];
  const { say } = player;
  const [number, otherNumber] = [await newMember(player), await newMember(second)];
  await player.openMemberPage('My account');
  const address = await bindEmail(player, 'Add an e-mail address');
  await player.logOut();

  await player.button('Log in', player.header).click();
  await player
    .dialog('Log in')
    .getByRole('tab', { name: say('By SMS code') })
    .click();
  const panel = player.dialog('Log in').getByRole('tabpanel');
  const send = panel.getByRole('button', { name: say('Log in'), exact: true });
  await send.click();
  await expect(await player.messageAt(player.field('Mobile number', panel))).toHaveText(say('Please enter a valid mobile number.'));
  await player.field('Mobile number', panel).fill(number);
  await sendCode(player, panel, 'If this number is a member’s, a code is on its way to it.');
  const field = player.field('Verification code', panel);
  const code = await codeSentTo(number);
  await field.fill(otherThan(code));
  await send.click();
  await expect(await player.messageAt(field)).toHaveText(say('Please enter a valid verification code.'));
  await expect(field).toBeFocused();
  await field.fill(code);
  await send.click();
  await expect(player.dialog('Log in')).toBeHidden();
  await player.expectLoggedIn();

  const there = await playerElsewhere(browser, site, '203.0.113.23');
  const country = site.brand.dialingCodes[0]!.code;
  const byMail = await comeToSecondProof(there, country + number, player.password);
  await byMail.getByRole('radio', { name: say('E-mail') }).check();
  await sendCode(there, byMail, 'We sent a code to {to}.');
  await expectClean(there.page);
  await there.field('Verification code', byMail).fill(await codeMailedTo(address));
  await there.expectLoggedIn();
  await there.logOut();

  const bySms = await comeToSecondProof(there, country + otherNumber, second.password);
  await expect(bySms.getByRole('radio')).toHaveCount(0);
  await sendCode(there, bySms, 'We sent a code to {to}.');
  await there.field('Verification code', bySms).fill(await codeSentTo(otherNumber));
  await there.expectLoggedIn();
  for (const each of [second, there]) await each.page.context().close();
});

async function newMember(player: Player): Promise<string> {
  await player.open('/register');
  const number = await registerByMobile(player);
  await player.expectLoggedIn();
  return number;
}
