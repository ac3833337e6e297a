import type { Page } from '@playwright/test';
import { comeAsMember } from '../stage/come-as-member.ts';
import { Player } from '../stage/player.ts';
import { fillRegistration } from '../stage/register.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

/** Presses something that opens a log-in provider's window, and returns that window. */
async function windowOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await expect(opened.getByRole('textbox', { name: 'Account' })).toBeVisible();
  return opened;
}

/** Enters a name at the provider, which accepts it, and agrees to pass it on to the site. */
async function logInThere(provider: Page, account: string): Promise<void> {
  await provider.getByRole('textbox', { name: 'Account' }).fill(account);
  await provider.getByRole('button', { name: 'Log in' }).click();
}

/** Refuses at the provider. */
async function refuseThere(provider: Page): Promise<void> {
  await provider.getByRole('button', { name: 'Do not allow' }).click();
}

test.use({ brandId: 'meridian' });

/** The button of a provider in a dialog or on the page. */
const continueWith = (player: Player, name: string) =>
  player.page.getByRole('dialog').getByRole('button', { name: player.say('Continue with {name}').replace('{name}', name) });

/**
 * Records the requests to a site; returns those addresses and Referers that contain what a provider sent back, except the return itself.
 */
function listenForLeaks({ page, site }: Player): () => string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (!request.url().startsWith(site.origin)) return;
    asked.push(request.headers()['referer'] ?? '');
    if (!request.isNavigationRequest()) asked.push(request.url());
  });
  return () => asked.filter((each) => /code=|state=/.test(each));
}

/** Opens the log-in dialog and goes to a provider in its window. */
async function goTo(player: Player, name: string) {
  await player.button('Log in', player.header).click();
  return windowOf(player.page, () => continueWith(player, name).click());
}

test('somebody new comes by a provider, registers with what it told, goes on, and comes back by it; what it sends back stands in no address and no Referer', async ({
  page,
  site,
}) => {
  const player = new Player(page, site);
  const leaks = listenForLeaks(player);
  await player.open('/');
  const window = await goTo(player, 'Ferrow');
  const closed = window.waitForEvent('close');
  await logInThere(window, player.username);
  await closed;

  const dialog = player.dialog('Register');
  await expect(
    dialog.getByText(
      around(player.say('<0>{provider}</0> has told us who you are. Fill in the rest, and from then on you can log in with it.')),
    ),
  ).toBeVisible();
  await expect(player.field('E-mail', dialog)).toHaveValue(`${player.username}@mail.example`);
  await expect(player.field('Real name', dialog)).toHaveValue(`Asha ${player.username}`);
  await fillRegistration(player, dialog);
  await dialog.getByRole('button', { name: player.say('Register'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await player.expectLoggedIn();
  expect(page.url()).toBe(`${site.origin}/`);

  await player.logOut();
  await player.button('Log in', player.header).click();
  // The provider still knows its visitor, and returns at once.
  await continueWith(player, 'Ferrow').click();
  await player.expectLoggedIn();
  expect(leaks()).toEqual([]);
});

test(
  'a window that is closed, and a no at the provider, are told; the next try goes through',
  { tag: '@matrix' },
  async ({ page, site }) => {
    const player = new Player(page, site);
    await player.open('/');
    const closed = await goTo(player, 'Ferrow');
    await expect(page.getByText(player.say('Please continue in the window of {name}.').replace('{name}', 'Ferrow'))).toBeVisible();
    await closed.close();
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert.getByText(player.say('The log-in failed: its window was closed. Please try again.'))).toBeVisible();

    const refused = await windowOf(page, () => continueWith(player, 'Ferrow').click());
    await refuseThere(refused);
    await expect(alert.getByText(player.say('The log-in failed: access was declined there. Please try again.'))).toBeVisible();

    const third = await windowOf(page, () => continueWith(player, 'Ferrow').click());
    await logInThere(third, player.username);
    await expect(player.dialog('Register')).toBeVisible();
  },
);

test(
  'where the browser opens no window, it is told, and the page itself goes there and comes back',
  { tag: '@matrix' },
  async ({ page, site }) => {
    const player = new Player(page, site);
    // A browser that blocks windows returns null.
    await page.addInitScript(() => (window.open = () => null));
    await player.open('/');
    await player.button('Log in', player.header).click();
    await continueWith(player, 'Ferrow').click();
    await expect(
      page.getByText(player.say('Your browser did not open the window. Please allow pop-up windows for this site and try again.')),
    ).toBeVisible();
    await player.button('Continue in this window').click();
    await logInThere(page, player.username);
    await expect(player.dialog('Register')).toBeVisible();
    expect(page.url()).toBe(`${site.origin}/`);
    await expect(player.field('E-mail', player.dialog('Register'))).toHaveValue(`${player.username}@mail.example`);
  },
);

test('a member connects and disconnects an account in the security centre', { tag: '@matrix' }, async ({ page, site }) => {
  const player = new Player(page, site);
  const leaks = listenForLeaks(player);
  await comeAsMember(player, 'My account');
  const named = (english: string, name: string) =>
    page.getByRole('button', { name: player.say(english).replace('{name}', name), exact: true });
  const window = await windowOf(page, () => named('Connect {name}', 'Quillan Mail').click());
  await logInThere(window, player.username);
  await expect(player.toasts.getByText(player.say('{name} is connected.').replace('{name}', 'Quillan Mail'))).toBeVisible();
  await named('Disconnect {name}', 'Quillan Mail').click();
  await expect(named('Connect {name}', 'Quillan Mail')).toBeVisible();
  expect(leaks()).toEqual([]);
});
