import { expect } from '@playwright/test';
import { expectClean } from '../stage/clean.ts';
import { bindEmail } from '../stage/contacts.ts';
import { playerElsewhere, comeToSecondProof } from '../stage/elsewhere.ts';
import { codeMailedTo, codeSentTo } from '../stage/outbox.ts';
import { test } from '../stage/own-gateway.ts';
import { Player } from '../stage/player.ts';
import { registerByMobile } from '../stage/register.ts';
import { otherThan, sendCode, untilNextCode } from '../stage/sent-codes.ts';

// No need to wait a minute for the code after the one that registers.
test.use({ brandId: 'meridian' });

test('codes that are sent: one by SMS logs in at home; elsewhere one by SMS or by e-mail is asked for after the password', async ({
  page,
  site,
  gateway,
  browser,
}) => {
  const [player, second] = [new Player(page, site), await playerElsewhere(browser, site, '203.0.113.22')];
  const { say } = player;
  const [number, otherNumber] = [await newMember(player, gateway.port), await newMember(second, gateway.port)];
  await player.openMemberPage('My account');
  const address = await bindEmail(player, 'Add an e-mail address', gateway.port);
  gateway.clock.advance(untilNextCode);
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
  const code = await codeSentTo(number, gateway.port);
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
  await there.field('Verification code', byMail).fill(await codeMailedTo(address, gateway.port));
  await there.expectLoggedIn();
  await there.logOut();

  const bySms = await comeToSecondProof(there, country + otherNumber, second.password);
  await expect(bySms.getByRole('radio')).toHaveCount(0);
  await sendCode(there, bySms, 'We sent a code to {to}.');
  await there.field('Verification code', bySms).fill(await codeSentTo(otherNumber, gateway.port));
  await there.expectLoggedIn();
  for (const each of [second, there]) await each.page.context().close();
});

async function newMember(player: Player, port: number): Promise<string> {
  await player.open('/register');
  const number = await registerByMobile(player, port);
  await player.expectLoggedIn();
  return number;
}
