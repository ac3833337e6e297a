import { comeAsMember } from '../stage/come-as-member.ts';
import { twoOperators } from '../stage/operator.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

test.use({ brandId: 'padma' });

test(
  'my account lists where the member is logged in; another device is logged out from here, and hears of it',
  { tag: '@matrix' },
  async ({ page, site, browser }) => {
    const here = new Player(page, site);
    await comeAsMember(here);
    const elsewhere = await browser.newContext();
    const there = new Player(await elsewhere.newPage(), site);
    await there.open();
    await there.logIn(here.username, here.password);
    await there.openMemberPage('Withdraw');

    await here.openMemberPage('My account');
    await expect(page.getByText(here.say('This is your first log-in.'))).toBeVisible();
    const devices = page.getByRole('table', { name: here.say('Where you are logged in') }).getByRole('row');
    await expect(devices.filter({ hasText: '127.0.0.1' })).toHaveCount(2);
    await expect(devices.filter({ hasText: here.say('This device') })).toHaveCount(1);
    await devices.getByRole('button', { name: around(here.say('Log out: {0}')) }).click();
    await expect(devices.filter({ hasText: '127.0.0.1' })).toHaveCount(1);
    await there.expectLoggedOut();
    await expect(there.page.getByRole('heading', { name: there.say('Withdraw') })).toHaveCount(0);

    await there.logIn(here.username, here.password);
    await there.openMemberPage('My account');
    await expect(
      there.page.getByText(
        around(there.say('Your last log-in before this one: {at}, from <0>{address}</0>. If that was not you, change your password now.')),
      ),
    ).toBeVisible();
    await page.reload();
    await here.live();
    await here.button('Log out everywhere else').click();
    await here.button('Log out everywhere else', page.getByRole('dialog')).click();
    await there.expectLoggedOut();
    await here.expectLoggedIn();
    await elsewhere.close();
  },
);

test('a payment password is set, and is never the password; a new password needs the old one, ends every other session, and is the one that counts', async ({
  page,
  site,
}) => {
  const player = new Player(page, site);
  const { say } = player;
  await comeAsMember(player, 'My account');
  // The advice above offers it too.
  await player.button('Set a payment password').last().click();
  const paying = player.dialog('Set a payment password');
  const fill = async (password: string) => {
    await player.field('New payment password', paying).fill(password);
    await player.field('Repeat the new password', paying).fill(password);
    await player.button('Save', paying).click();
  };
  await fill(player.password);
  await expect(await player.messageAt(player.field('New payment password', paying))).toHaveText(
    say('You already use this password for something else here. Please choose a different one.'),
  );
  await fill('seven red boats');
  await expect(paying).toBeHidden();
  await expect(player.button('Change payment password')).toBeVisible();

  const change = page.getByRole('button', { name: say('Change password'), exact: true });
  await change.click();
  const dialog = player.dialog('Change password');
  await expect(player.field('Username', dialog)).toHaveValue(player.username);
  await expect(player.field('New password', dialog)).toBeVisible();
  await expect(player.field('Current password', dialog), 'within five minutes after it was given').toHaveCount(0);
  await dialog.getByRole('button', { name: say('Close') }).click();
  // The page is told when that ends; the gateway checks it in any case.
  await page.clock.setSystemTime(Date.now() + 6 * 60_000);
  await change.click();
  const next = `${player.password} and on`;
  const [old, fresh, again] = [
    player.field('Current password', dialog),
    player.field('New password', dialog),
    player.field('Repeat the new password', dialog),
  ];
  const send = dialog.getByRole('button', { name: say('Change password'), exact: true });

  await old.fill('not the old one');
  await fresh.fill('password1');
  await again.fill(next);
  await send.click();
  await expect(await player.messageAt(fresh)).toHaveText(say('This password is too easy to guess. Please choose another one.'));
  await expect(await player.messageAt(again)).toHaveText(say('The two entries don’t match.'));
  await fresh.fill(next);
  await send.click();
  await expect(await player.messageAt(old)).toHaveText(say('The password is incorrect.'));
  await expect(fresh).toHaveValue(next);
  await old.fill(player.password);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(player.toasts.getByText(say('Your password was changed. You are logged out everywhere else.'))).toBeVisible();

  await player.logOut();
  await player.button('Log in', player.header).click();
  await player.enterCredentials(player.username, player.password);
  await expect(player.dialog('Log in').getByText(say('Incorrect username or password.'))).toBeVisible();
  await player.enterCredentials(player.username, next);
  await player.expectLoggedIn();
  await player.openMemberPage('Messages');
  await expect(page.getByText(say('Password changed'), { exact: true })).toBeVisible();
});

test(
  'whoever logs in with a password from an operator chooses one before anything else, and then goes on',
  { tag: '@matrix' },
  async ({ page, site }) => {
    const player = new Player(page, site);
    const { say } = player;
    await comeAsMember(player);
    const { password } = (await twoOperators('members', 'reset-password', player.username)) as { password: string };
    await player.expectLoggedOut();

    await player.open('/member/withdraw');
    await player.enterCredentials(player.username, password);
    const dialog = player.dialog('Change password');
    await expect(dialog.getByText(say('Before you go on, please choose a password that only you know.'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: say('Close') })).toHaveCount(0);
    await page.reload();
    await player.live();
    await expect(dialog, 'after a reload').toBeVisible();

    await player.field('New password', dialog).fill(player.password);
    await player.field('Repeat the new password', dialog).fill(player.password);
    await dialog.getByRole('button', { name: say('Change password'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await player.expectLoggedIn();
    await player.openMemberPage('Withdraw');
  },
);
