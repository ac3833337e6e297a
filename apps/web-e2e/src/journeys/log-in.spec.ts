import type { BrowserContext, Locator } from '@playwright/test';
import { deposit } from '../stage/cashier.ts';
import { comeAsMember, registerBefore } from '../stage/come-as-member.ts';
import { told } from '../stage/matrix.ts';
import { Player } from '../stage/player.ts';
import { mobileNumberOf } from '../stage/register.ts';
import { expect, test, type Site } from '../stage/test.ts';
import { fillWithdrawal } from '../stage/withdrawal.ts';

/** The log-in dialog, opened by its button or by its address. */
async function openDialog(player: Player, path?: string): Promise<Locator> {
  if (path) await player.open(path);
  else await player.button('Log in', player.header).click();
  const dialog = player.dialog('Log in');
  await expect(dialog).toBeVisible();
  return dialog;
}
const send = (player: Player, dialog: Locator) => dialog.getByRole('button', { name: player.say('Log in'), exact: true });
const tick = (player: Player, dialog: Locator) =>
  dialog.getByRole('checkbox', { name: player.say('Remember me on this device for a day') });
const dots = '••••••••';

for (const wanted of told<{ brandId: string; language?: string }>({ brandId: 'padma' }, { brandId: 'meridian', language: 'AR' })) {
  test.describe(`logging in at ${wanted.brandId}, ${wanted.language ?? 'in its own language'}`, () => {
    test.use(wanted);

    test(
      'this device may be remembered: dots stand for the password, which no cookie holds; unticked, it is forgotten',
      { tag: wanted.language ? ['@once', '@matrix'] : '@matrix' },
      async ({ page, site, context }) => {
        const player = new Player(page, site);
        const { say } = player;
        await registerBefore(player);
        await player.open();
        const dialog = await openDialog(player);
        await tick(player, dialog).check();
        await player.enterCredentials(player.username, player.password);
        await player.expectLoggedIn();
        const cookies = await context.cookies(site.origin);
        expect(JSON.stringify(cookies)).not.toContain(player.password);
        expect(cookies.find(({ name }) => name === '__Host-remember')).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });
        await player.logOut();

        await openDialog(player);
        await expect(player.field('Username', dialog)).toHaveValue(player.username);
        await expect(player.field('Password', dialog)).toHaveAttribute('placeholder', dots);
        await expect(dialog.getByText(say('This device is remembered, so you don’t need to enter your password.'))).toBeVisible();
        await send(player, dialog).click();
        await expect(dialog).toBeHidden();
        await player.expectLoggedIn();
        await player.logOut();

        await openDialog(player);
        await player.field('Username', dialog).fill('somebody-else');
        await expect(player.field('Password', dialog)).not.toHaveAttribute('placeholder', dots);
        await player.field('Username', dialog).fill(player.username);
        await tick(player, dialog).uncheck();
        await expect(player.field('Password', dialog)).not.toHaveAttribute('placeholder', dots);
        await send(player, dialog).click();
        await expect(await player.messageAt(player.field('Password', dialog))).toHaveText(say('Please enter your password.'));
        await expect.poll(async () => (await context.cookies(site.origin)).map(({ name }) => name)).not.toContain('__Host-remember');
      },
    );
  });
}

test.describe('by SMS code', () => {
  test.use({ brandId: 'padma' });

  test('a number of nobody is answered as a member’s is', { tag: ['@once', '@matrix'] }, async ({ page, site }) => {
    const player = new Player(page, site);
    const dialog = await openDialog(player, '/login');
    await dialog.getByRole('tab', { name: player.say('By SMS code') }).click();
    const panel = dialog.getByRole('tabpanel');
    await player.field('Mobile number', panel).fill(mobileNumberOf(player));
    await player.button('Send code', panel).click();
    await expect(panel.getByText(player.say('If this number is a member’s, a code is on its way to it.'))).toBeVisible();
  });
});

test.describe('a session that runs out', () => {
  test.use({ brandId: 'padma' });

  test('asks for a log-in over the page, and does then what was pressed, with what was typed; so in each tab', async ({
    page,
    site,
    context,
  }) => {
    const player = new Player(page, site);
    await comeAsMember(player);
    await deposit(player, '500.00');
    await player.expectBalance('500.00');
    const other = new Player(await context.newPage(), site);
    for (const tab of [player, other]) {
      await tab.open('/member/withdraw');
      await fillWithdrawal(tab, '100');
    }
    await loseSession(context, site);
    for (const tab of [player, other]) {
      await tab.button('Request withdrawal').click();
      await expect(saidToBeOver(tab)).toBeVisible();
      await expect(tab.field('Username', tab.dialog('Log in'))).toHaveValue(player.username);
    }
    await player.field('Password', player.dialog('Log in')).fill(player.password);
    await send(player, player.dialog('Log in')).click();
    for (const tab of [player, other]) {
      await expect(tab.dialog('Log in')).toBeHidden();
      await expect(tab.button('Another withdrawal')).toBeVisible();
      await tab.expectBalance('300.00');
    }
  });

  test('leaves nothing of the account when nobody logs in again', { tag: '@matrix' }, async ({ page, site, context }) => {
    const player = new Player(page, site);
    await comeAsMember(player, 'Withdraw');
    await loseSession(context, site);
    await player.openMemberPage('Messages');
    await expect(saidToBeOver(player)).toBeVisible();
    await player.button('Close', player.dialog('Log in')).click();
    await player.expectLoggedOut();
    await expect(page).toHaveURL(`${site.origin}/`);
  });

  test('shows whoever logs in instead nothing of the member before', { tag: '@once' }, async ({ page, site, context, browser }) => {
    const somebody = new Player(await (await browser.newContext()).newPage(), site);
    await registerBefore(somebody);
    await somebody.page.context().close();
    const player = new Player(page, site);
    await comeAsMember(player, 'Withdraw');
    await player.field('Account number').fill('4417123456');
    await loseSession(context, site);
    await player.openMemberPage('Messages');
    await expect(saidToBeOver(player)).toBeVisible();
    const dialog = player.dialog('Log in');
    await player.enterCredentials(somebody.username, somebody.password);
    await expect(dialog).toBeHidden();
    await player.expectLoggedIn();
    await expect(page).toHaveURL(`${site.origin}/`);
    await player.openMemberPage('Withdraw');
    await expect(player.field('Account number')).toHaveValue('');
  });
});

const saidToBeOver = (player: Player) =>
  player.dialog('Log in').getByText(player.say('Your session has ended. Log in again to continue where you left off.'));

/** The browser keeps no session: to the page it is as if it had expired. */
async function loseSession(context: BrowserContext, { origin }: Site): Promise<void> {
  await context.clearCookies({ name: '__Host-sid', domain: new URL(origin).hostname });
}
