import { expect, type Page } from '@playwright/test';

/** Presses something that opens a log-in provider's window, and gives that window. */
export async function windowOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await expect(opened.getByRole('textbox', { name: 'Account' })).toBeVisible();
  return opened;
}

/** Says a name at the provider, which believes it, and lets the site know. */
export async function logInThere(provider: Page, account: string): Promise<void> {
  await provider.getByRole('textbox', { name: 'Account' }).fill(account);
  await provider.getByRole('button', { name: 'Log in' }).click();
}

/** Refuses at the provider. */
export async function refuseThere(provider: Page): Promise<void> {
  await provider.getByRole('button', { name: 'Do not allow' }).click();
}
