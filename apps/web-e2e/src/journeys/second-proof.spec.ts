import { authenticatorApp } from '../stage/authenticator-app.ts';
import { expectClean } from '../stage/clean.ts';
import { comeAsMember } from '../stage/come-as-member.ts';
import { playerElsewhere } from '../stage/elsewhere.ts';
import { Player } from '../stage/player.ts';
import { comeToSecondProof } from '../stage/elsewhere.ts';
import { otherThan } from '../stage/sent-codes.ts';
import { expect, test } from '../stage/test.ts';

test.use({ brandId: 'meridian' });

test('a member with an authenticator goes in by a code of the app, and by a recovery code', async ({ page, site, browser }) => {
  const player = new Player(page, site);
  await comeAsMember(player);
  await player.openMemberPage('My account');
  await player.button('Set up an authenticator').click();
  const dialog = player.dialog('Set up an authenticator');
  const show = authenticatorApp(await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText());
  await player.field('Code from the app', dialog).fill(show());
  const kept = player.dialog('Save your recovery codes');
  const recoveryCode = await kept.getByRole('listitem').first().innerText();
  await player.button('I have saved them', kept).click();

  const there = await playerElsewhere(browser, site, '203.0.113.21');
  // The code that turned it on is used up: the app shows the next one half a minute later, and a clock may be that much ahead.
  for (const code of [show(1), recoveryCode]) {
    const step = await comeToSecondProof(there, player.username, player.password);
    const field = there.field('Code from the app, or a recovery code', step);
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
