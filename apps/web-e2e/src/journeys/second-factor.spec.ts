import type { Locator } from '@playwright/test';
import { expectClean } from '../stage/clean.ts';
import { comeAsMember, registerBefore } from '../stage/come-as-member.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';
import { withoutPasskeys, withVirtualAuthenticator } from '../stage/virtual-authenticator.ts';

/** A member on the page My account, with a device that keeps passkeys. */
async function atMyAccount(player: Player) {
  const device = await withVirtualAuthenticator(player.page);
  await comeAsMember(player, 'My account');
  return device;
}
const lineOf = (player: Player, name: string): Locator =>
  player.page.getByRole('region', { name: player.say('Passkeys') }).getByText(name, { exact: true });

async function addPasskey(player: Player, name: string): Promise<Locator> {
  await player.button('Add a passkey').click();
  const dialog = player.dialog('Add a passkey');
  await player.field('Name of the passkey', dialog).fill(name);
  await player.button('Create the passkey', dialog).click();
  return dialog;
}

test.describe('passkeys', () => {
  test.use({ brandId: 'padma' });

  test('one is made and named, logs in without a name or a password, and is removed', async ({ page, site }) => {
    const player = new Player(page, site);
    const { say } = player;
    await atMyAccount(player);
    await addPasskey(player, 'হাতের ফোন');
    await expect(player.toasts.getByText(say('The passkey was added. You can log in with it from now on.'))).toBeVisible();
    await expect(lineOf(player, 'হাতের ফোন')).toBeVisible();
    await expectClean(page);

    await page.getByRole('button', { name: say('Rename {name}').replace('{name}', 'হাতের ফোন') }).click();
    const rename = player.dialog('Rename the passkey');
    await player.field('Name of the passkey', rename).fill('  ');
    await player.button('Save', rename).click();
    await expect(await player.messageAt(player.field('Name of the passkey', rename))).toHaveText(say('Please enter a name.'));
    await player.field('Name of the passkey', rename).fill('Blue key');
    await player.button('Save', rename).click();
    await expect(lineOf(player, 'Blue key')).toBeVisible();

    await player.logOut();
    await player.button('Log in', player.header).click();
    await player.button('Log in with a passkey', player.dialog('Log in')).click();
    await expect(player.dialog('Log in')).toBeHidden();
    await player.expectLoggedIn();
    await player.openMemberPage('My account');
    await page.getByRole('button', { name: say('Remove {name}').replace('{name}', 'Blue key'), exact: true }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByText(say('It is your last passkey: you will log in with your password again.'))).toBeVisible();
    await question.getByRole('button', { name: say('Remove'), exact: true }).click();
    await expect(player.toasts.getByText(say('The passkey was removed. You may delete it on your device too.'))).toBeVisible();
    await expect(lineOf(player, 'Blue key')).toBeHidden();

    await player.openMemberPage('Messages');
    for (const title of ['Passkey added', 'Passkey removed']) await expect(page.getByText(say(title), { exact: true })).toBeVisible();
    await player.logOut();
    await player.button('Log in', player.header).click();
    await player.button('Log in with a passkey', player.dialog('Log in')).click();
    await expect(
      player.dialog('Log in').getByText(say('This passkey was not accepted. Please try again, or log in another way.')),
    ).toBeVisible();
  });

  test(
    'what the person, the device or the line refuses is said, and what was typed stays',
    { tag: ['@once', '@matrix'] },
    async ({ page, site, context }) => {
      const player = new Player(page, site);
      const { say } = player;
      const device = await atMyAccount(player);
      await device.knowUser(false);
      const dialog = await addPasskey(player, 'My phone');
      const stopped = say('That didn’t work: it was cancelled or timed out, or this device has no passkey for this site.');
      await expect(dialog.getByText(stopped)).toBeVisible();
      await expect(player.field('Name of the passkey', dialog)).toHaveValue('My phone');
      await context.setOffline(true);
      await player.button('Create the passkey', dialog).click();
      await expect(dialog.getByText(say('The connection was lost. Please check your network and try again.'))).toBeVisible();
      await context.setOffline(false);
      await device.knowUser(true);
      await player.button('Create the passkey', dialog).click();
      await expect(dialog).toBeHidden();

      const second = await addPasskey(player, 'The same');
      await expect(second.getByText(say('This device already has a passkey for your account.'))).toBeVisible();
      await expectClean(page);
      await page.keyboard.press('Escape');

      await player.logOut();
      await device.knowUser(false);
      await player.button('Log in', player.header).click();
      await player.button('Log in with a passkey', player.dialog('Log in')).click();
      await expect(player.dialog('Log in').getByText(stopped)).toBeVisible();
      await expectClean(page);
    },
  );

  test(
    'a browser that knows none offers none, and says why on the page My account',
    { tag: ['@once', '@matrix'] },
    async ({ page, site }) => {
      await withoutPasskeys(page);
      const player = new Player(page, site);
      const { say } = player;
      await comeAsMember(player, 'My account');
      await expect(
        page.getByText(say('This browser doesn’t support passkeys. Open this page in another browser, or on your phone.')),
      ).toBeVisible();
      await expect(player.button('Add a passkey')).toHaveCount(0);
      await player.logOut();
      await player.button('Log in', player.header).click();
      await expect(player.dialog('Log in')).toBeVisible();
      await expect(player.button('Log in with a passkey')).toHaveCount(0);
    },
  );

  test(
    'a session that gave no password proves who asks by password, and from then on by passkey',
    { tag: ['@once', '@matrix'] },
    async ({ page, site }) => {
      const player = new Player(page, site);
      const { say } = player;
      await withVirtualAuthenticator(page);
      await registerBefore(player);
      await player.open();
      await player.button('Log in', player.header).click();
      await player
        .dialog('Log in')
        .getByRole('checkbox', { name: say('Remember me on this device for a day') })
        .check();
      await player.enterCredentials(player.username, player.password);
      await player.expectLoggedIn();
      await logInByDevice(player);
      await player.openMemberPage('My account');
      await addPasskey(player, 'My phone');
      const question = player.dialog('Is it you?');
      await player.field('Password', question).fill('not it');
      await player.button('Confirm', question).click();
      await expect(await player.messageAt(player.field('Password', question))).toHaveText(say('The password is incorrect.'));
      await player.field('Password', question).fill(player.password);
      await player.button('Confirm', question).click();
      await expect(lineOf(player, 'My phone')).toBeVisible();

      await logInByDevice(player);
      await player.openMemberPage('My account');
      await page.getByRole('button', { name: say('Remove {name}').replace('{name}', 'My phone'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Remove'), exact: true })
        .click();
      await player.button('Use a passkey instead', question).click();
      await expectClean(page);
      await player.button('Confirm with a passkey', question).click();
      await expect(lineOf(player, 'My phone')).toBeHidden();
    },
  );
});

/** Logs out and in again where this device replaces the password. */
async function logInByDevice(player: Player): Promise<void> {
  await player.logOut();
  await player.button('Log in', player.header).click();
  await player
    .dialog('Log in')
    .getByRole('button', { name: player.say('Log in'), exact: true })
    .click();
  await player.expectLoggedIn();
}
