import { comeAsMember } from '../stage/come-as-member.ts';
import { operator, refusedOperator } from '../stage/operator.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

// On a brand that no other journey opens, one after the other: closing it must not close it for anyone else.
test.describe.configure({ mode: 'serial' });
test.use({ brandId: 'neutral' });
const here = ['--merchant', 'neutral'];

test.describe('closing a site', () => {
  test.afterEach(async () => {
    await operator('system', 'maintenance', 'off', ...here);
    if (((await operator('system', 'region', 'list', ...here)) as unknown[]).length > 0)
      await operator('system', 'region', 'allow', 'all', ...here);
  });

  test('maintenance closes an open page and the server, and opens both again without a reload', async ({ page, site }) => {
    const player = new Player(page, site);
    const { say } = player;
    await player.openAndListen('/rng');
    await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
    await operator('system', 'maintenance', 'on', '--until', '2030-01-01T00:00Z', ...here);

    await expect(page.getByRole('heading', { name: say('We are under maintenance') })).toBeVisible({ timeout: 5_000 });
    await expect(page.getByText(around(say('We expect to be back on {time}. Your money and your open games are safe.')))).toContainText(
      '2030',
    );
    const service = page.getByRole('link', { name: say('Customer service') });
    await expect(service).toHaveAttribute('href', site.brand.contacts.find(({ csType }) => csType === 'LIVECHAT')!.url);
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(await gamesAsked(player)).toMatchObject({ status: 503, code: 'maintenance' });

    await operator('system', 'maintenance', 'off', ...here);
    await expect(player.gameButton('Play')).toBeVisible({ timeout: 5_000 });
    expect(await gamesAsked(player)).toMatchObject({ status: 200 });
    expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
  });

  test('a region that is shut out sees its address, on an open page and on a new one', { tag: '@matrix' }, async ({ page, site }) => {
    const player = new Player(page, site);
    const title = page.getByRole('heading', { name: player.say('Access from your region is restricted') });
    await player.openAndListen('/');
    await operator('system', 'region', 'block', '127.0.0.0/8', ...here);
    await expect(title).toBeVisible({ timeout: 5_000 });
    await expect(page.getByText('127.0.0.1')).toBeVisible();
    expect(await gamesAsked(player)).toMatchObject({ status: 403, code: 'region_restricted' });
    await page.reload();
    await expect(title).toBeVisible();
    await operator('system', 'region', 'allow', '127.0.0.0/8', ...here);
    await player.expectLoggedOut();
  });
});

test('a member who is blocked is out at once, and cannot log in', { tag: '@matrix' }, async ({ page, site }) => {
  const player = new Player(page, site);
  await comeAsMember(player, 'Withdraw');
  await operator('members', 'block', player.username, ...here);
  await player.expectLoggedOut();
  await expect(page.getByRole('heading', { name: player.say('Withdraw') })).toHaveCount(0);

  await player.button('Log in', player.header).click();
  await player.enterCredentials(player.username, player.password);
  const refused = player
    .dialog('Log in')
    .getByRole('alert')
    .filter({ hasText: player.say('This account is blocked. Please contact customer service.') });
  await expect(refused).toBeVisible();
  await operator('members', 'unblock', player.username, ...here);
  await player.enterCredentials(player.username, player.password);
  await player.expectLoggedIn();
});

test('a command that cannot be is refused in one sentence, with an exit that scripts notice', { tag: '@matrix' }, async () => {
  for (const [command, sentence] of [
    [['withdrawals', 'approve', '0197a000-0000-7000-8000-000000000000'], /\S+ .*\.$/],
    [['members', 'block', 'nobody-has-this-name', ...here], /There is no member nobody-has-this-name\./],
    [['system', 'maintenance', 'on', '--until', '2020-01-01T00:00Z', ...here], /in the past/],
    [['system', 'maintenance', 'on', '--until', 'tomorrow', ...here], /is not a time/],
    [['system', 'region', 'block', 'somewhere', ...here], /\.$/],
    [['members', 'list', '--merchant', 'nobody'], /nobody/],
    [['members', 'dance'], /unknown command/],
  ] as const) {
    const { said, code } = await refusedOperator(...command);
    expect(said.trim()).toMatch(sentence);
    expect(said).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  }
});

/** What the gateway answers when the page asks for games, whatever the screen shows. */
async function gamesAsked({ page }: Player): Promise<{ status: number; code: string | undefined }> {
  return page.evaluate(async () => {
    const answer = await fetch('/lgw/games/game_menus?language=EN');
    const body = (await answer.json()) as { code?: string };
    return { status: answer.status, code: body.code };
  });
}
