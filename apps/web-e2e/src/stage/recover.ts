import { expect, type Locator } from '@playwright/test';
import { linkMailedTo } from './outbox.ts';
import type { Player } from './player.ts';

/** The dialog for a forgotten password, opened from the log-in as a person would. */
export async function openRecovery(player: Player): Promise<Locator> {
  await player.button('Log in', player.header).click();
  await player
    .dialog('Log in')
    .getByRole('button', { name: player.say('Forgot password?'), exact: true })
    .click();
  const dialog = player.dialog('Forgot password?');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Asks for a link by e-mail in the open dialog, and says OK to the notice that follows. */
export async function askForLink(player: Player, username: string, email: string): Promise<void> {
  const dialog = player.dialog('Forgot password?');
  await player.field('Username', dialog).fill(username);
  await player.field('E-mail address of your account', dialog).fill(email);
  await player.button('E-mail me a link', dialog).click();
  const notice = player.dialog('Check your inbox');
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: player.say('OK'), exact: true }).click();
  await expect(notice).toBeHidden();
}

/** Opens the link of the newest mail to an address. */
export async function openMailedLink(player: Player, email: string): Promise<string> {
  const link = await linkMailedTo(email);
  await player.page.goto(link);
  await player.live();
  return link;
}

/** Chooses a password in the dialog that blocks everything else until that is done. */
export async function chooseForced(player: Player, password: string): Promise<void> {
  const dialog = player.dialog('Change password');
  await expect(dialog.getByText(player.say('Before you go on, please choose a password that only you know.'))).toBeVisible();
  await expect(player.field('Username', dialog)).toHaveValue(player.username);
  await expect(player.field('Current password', dialog)).toHaveCount(0);
  await player.field('New password', dialog).fill(password);
  await player.field('Repeat the new password', dialog).fill(password);
  await dialog.getByRole('button', { name: player.say('Change password'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await player.expectLoggedIn();
}
