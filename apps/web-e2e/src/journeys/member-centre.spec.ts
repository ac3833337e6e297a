import { memberPages } from '../stage/member-pages.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

test.use({ brandId: 'padma' });

test('whoever asks for the account by its address logs in and comes to it; every page is reached from its list, and left for it again; logging out asks, and leaves nothing behind', async ({
  page,
  site,
}) => {
  const player = new Player(page, site);
  const { say } = player;
  await player.open('/member');
  await expect(player.dialog('Log in')).toBeVisible();
  await player.logInAsDemoHere();
  const list = page.getByRole('navigation', { name: say('Member menu') });
  const entry = (english: string) => list.getByRole('link', { name: around(say(english)) });
  const isAt = async (path: string, english: string) => {
    await expect(page).toHaveURL(site.origin + path);
    await expect(page.getByRole('heading', { level: 1, name: say(english), exact: true })).toBeVisible();
  };

  if (site.phone) {
    await isAt('/member', 'Account');
    await expect(list).toContainText(player.money('5000.00'));
    const back = page.getByRole('main').getByRole('link', { name: say('Account'), exact: true });
    for (const [path, english] of memberPages) {
      await entry(english).click();
      await isAt(path, english);
      await expect(list).toBeHidden();
      await back.click();
      await isAt('/member', 'Account');
    }
    // Page and list have swapped places: going back in either leaves nothing of the other in the history.
    await entry('Withdraw').click();
    await isAt('/member/withdraw', 'Withdraw');
    await page.goBack();
    await isAt('/member', 'Account');
    await page.goBack();
    await expect(page).toHaveURL(`${site.origin}/`);

    await player.open('/member/messageV2');
    await back.click();
    await isAt('/member', 'Account');
  } else {
    await isAt('/member/securityCenter', 'My account');
    for (const [path, english] of memberPages) {
      await entry(english).click();
      await isAt(path, english);
      await expect(entry(english)).toHaveAttribute('aria-current', 'page');
      await expect(list.locator('[aria-current=page]')).toHaveCount(1);
    }
    await page.goBack();
    await isAt('/member/messageV2', 'Messages');
    await page.reload();
    await isAt('/member/messageV2', 'Messages');
  }

  const logOut = list.getByRole('button', { name: say('Log out'), exact: true });
  await logOut.click();
  const question = player.dialog('Log out?');
  await player.button('Cancel', question).click();
  await expect(question).toBeHidden();
  await expect(logOut).toBeFocused();
  await logOut.click();
  await player.button('Log out', question).click();
  await player.expectLoggedOut();
  await expect(page).toHaveURL(`${site.origin}/`);
  await page.goBack();
  await expect(list).toHaveCount(0);
  // The public list of wins may contain any amount.
  await expect(player.header.getByText(player.money('5000.00'))).toHaveCount(0);
});

test('a popup closes by Back, and the page under it stays where it was', { tag: '@matrix' }, async ({ page, site }) => {
  const player = new Player(page, site);
  await player.open('/rng');
  // Before the script could notice that the page was scrolled, as when it was scrolled while the script was still loading.
  const before = await player.gameButton('Free trial').evaluate((button: HTMLElement) => {
    scrollTo(0, 300);
    button.click();
    return scrollY;
  });
  const game = page.getByRole('dialog');
  await expect(game).toBeVisible();
  if (site.phone) await expect.poll(() => game.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await page.goBack();
  await expect(game).toBeHidden();
  await expect(page).toHaveURL(`${site.origin}/rng`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
