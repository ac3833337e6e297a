import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { expectClean } from '../stage/clean.ts';
import { comeAsMember } from '../stage/come-as-member.ts';
import { comeToSecondProof, playerElsewhere } from '../stage/elsewhere.ts';
import { Player } from '../stage/player.ts';
import { otherThan } from '../stage/sent-codes.ts';
import { expect, test } from '../stage/test.ts';

/** An authenticator app that was given a key: what it shows now, or this many half minutes later. */
function authenticatorApp(key: string) {
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return (later = 0): string => totp.generate({ timestamp: Date.now() + later * 30_000 });
}

test.use({ brandId: 'meridian', language: 'AR' });

test(
  'a member sets an authenticator app up from its key and keeps the recovery codes, goes in by a code of either, makes new ones and turns it off',
  { tag: '@matrix' },
  async ({ page, site, browser }) => {
    const player = new Player(page, site);
    const { say } = player;
    await comeAsMember(player, 'My account');
    await player.button('Set up an authenticator').click();
    const dialog = player.dialog('Set up an authenticator');
    await expect(dialog.getByRole('img', { name: say('QR code for your authenticator app') })).toBeVisible();
    await expectClean(page);
    const show = authenticatorApp(await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText());
    const typed = player.field('Code from the app', dialog);
    await player.button('Turn on', dialog).click();
    await expect(await player.messageAt(typed)).toHaveText(say('Please enter the six digits that your app shows.'));
    await typed.fill(show(9));
    await expect(await player.messageAt(typed)).toHaveText(say('Please enter a valid verification code.'));
    await typed.fill(show());

    const kept = player.dialog('Save your recovery codes');
    const listed = kept.getByRole('list', { name: say('Recovery codes') }).getByRole('listitem');
    await expect(listed).toHaveCount(10);
    const codes = await listed.allInnerTexts();
    await expectClean(page);
    await page.keyboard.press('Escape');
    await expect(kept).toBeVisible();
    const download = page.waitForEvent('download');
    await player.button('Download', kept).click();
    const file = await readFile(await (await download).path(), 'utf8');
    for (const code of codes) expect(file).toContain(code);
    await page.emulateMedia({ media: 'print' });
    await expect(kept).toBeHidden();
    await expect(page.getByText(codes[0]!).filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: 'screen' });
    await player.button('I have saved them', kept).click();
    await expect(kept).toBeHidden();

    const there = await playerElsewhere(browser, site, '203.0.113.21');
    await there.speak();
    // The code that turned it on is used up: the app shows the next one half a minute later, and a clock may be that far ahead.
    for (const code of [show(1), codes[0]!]) {
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

    await player.button('Create new recovery codes').click();
    await expect(kept.getByRole('listitem').first()).not.toHaveText(codes[0]!);
    await player.button('I have saved them', kept).click();
    await player.button('Turn off the authenticator').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Turn off'), exact: true })
      .click();
    await expect(player.toasts.getByText(say('The authenticator is off.'))).toBeVisible();
    await expect(player.button('Set up an authenticator')).toBeVisible();
    await player.openMemberPage('Messages');
    for (const title of ['Authenticator turned on', 'New recovery codes', 'Authenticator turned off'])
      await expect(page.getByText(say(title), { exact: true })).toBeVisible();
  },
);
