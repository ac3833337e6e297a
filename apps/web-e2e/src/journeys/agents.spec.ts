import type { Locator } from '@playwright/test';
import { expectClean } from '../stage/clean.ts';
import { comeAsMember, registerBefore } from '../stage/come-as-member.ts';
import { operator } from '../stage/operator.ts';
import { Player } from '../stage/player.ts';
import { askForLink, openMailedLink } from '../stage/recover.ts';
import { expect, test } from '../stage/test.ts';
import { around } from '../stage/texts.ts';

test.use({ brandId: 'meridian', language: 'AR' });

const entranceOf = (player: Player): Locator =>
  player.page.getByRole('heading', { level: 1, name: around(player.say('Agents of {name}')) });
const centreOf = (player: Player): Locator => player.page.getByRole('heading', { level: 1, name: player.say('Agents’ centre') });

async function logInAsAgent(player: Player, password = player.password): Promise<void> {
  await player.field('Username').fill(player.username);
  await player.field('Password').fill(password);
  await player.page.getByRole('button', { name: player.say('Log in'), exact: true }).click();
}

test('an agent comes in at the agents’ entrance and at no other, stays in over a reload, and leaves; a member does not come in there', async ({
  page,
  site,
}) => {
  const player = new Player(page, site);
  const { say } = player;
  await comeAsMember(player);
  await player.open('/agentHome');
  await expect(entranceOf(player)).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/agent`);
  await expectClean(page);
  await logInAsAgent(player);
  await expect(
    page.getByRole('alert').filter({ hasText: say('This isn’t an agent account. Please use the member log-in.') }),
  ).toBeVisible();

  await operator('members', 'make-agent', player.username, '--merchant', site.brand.merchantCode);
  await player.open('/login');
  await player.enterCredentials(player.username, player.password);
  const refused = player.dialog('Log in');
  await expect(refused.getByRole('alert').filter({ hasText: say('This account cannot log in on this site.') })).toBeVisible();
  await refused.getByRole('link', { name: say('Go to the agents’ log-in') }).click();
  await expect(refused).toBeHidden();
  await expect(entranceOf(player)).toBeVisible();

  await logInAsAgent(player);
  await expect(centreOf(player)).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/agentHome`);
  await expect(page.getByText(player.username).first()).toBeVisible();
  await expectClean(page);
  await page.reload();
  await player.live();
  await expect(centreOf(player)).toBeVisible();
  await player.open('/agent');
  await expect(centreOf(player)).toBeVisible();
  await player.button('Log out').click();
  await player.button('Log out', page.getByRole('dialog')).click();
  await expect(entranceOf(player)).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/agent`);
});

test(
  'an agent who forgot the password chooses another by the link of a mail, and is at the agents’ centre',
  { tag: ['@once', '@matrix'] },
  async ({ page, site }) => {
    const player = new Player(page, site);
    await registerBefore(player);
    await operator('members', 'make-agent', player.username, '--merchant', site.brand.merchantCode);
    await player.open('/agent');
    await player.page.getByRole('button', { name: player.say('Forgot password?'), exact: true }).click();
    const email = `${player.username}@example.com`;
    await askForLink(player, player.username, email);
    await openMailedLink(player, email);
    const dialog = player.dialog('Change password');
    const password = `${player.password} and on`;
    await player.field('New password', dialog).fill(password);
    await player.field('Repeat the new password', dialog).fill(password);
    await dialog.getByRole('button', { name: player.say('Change password'), exact: true }).click();
    await expect(centreOf(player)).toBeVisible();
  },
);
