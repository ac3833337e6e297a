// Office O2 (an address shows the same again), O5, O6 and O34.
import { expect, test } from '@playwright/test';
import { expectClean } from '../stage/clean.ts';
import { twoOperators } from '../stage/operator.ts';
import { withVirtualAuthenticator } from '../stage/virtual-authenticator.ts';

test('an owner opens the printed link, makes a passkey, opens a member by keyboard alone, and comes back to the same address by the passkey', async ({
  page,
}) => {
  const { link } = (await twoOperators('operators', 'add', `owner-${Date.now().toString(36)}`)) as { link: string };
  await withVirtualAuthenticator(page);
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Name of this passkey' }).fill('Work laptop');
  await expectClean(page);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectClean(page);

  await page.keyboard.press('g');
  await page.keyboard.press('m');
  const members = page.getByRole('grid', { name: 'Members' });
  const first = members.locator('[data-row]').first();
  await expect(first).toBeVisible();
  await expectClean(page);
  await first.focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await expectClean(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const address = page.url();

  await page.context().clearCookies();
  await page.goto(address);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(page.url()).toBe(address);
});
