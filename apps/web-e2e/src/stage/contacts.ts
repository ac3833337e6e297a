import { expect, type Locator } from '@playwright/test';
import { codeMailedTo } from './outbox.ts';
import type { Player } from './player.ts';

/** The part of My account with the member's address and number. */
export const contactsOf = (player: Player): Locator => player.page.getByRole('region', { name: player.say('E-mail and mobile number') });

/** Adds an e-mail address on the page My account, with the button for it, and returns the address. */
export async function bindEmail(
  player: Player,
  button: 'Add an e-mail address' | 'Confirm the e-mail address',
  port?: number,
): Promise<string> {
  const address = `${player.username}.new@example.com`;
  await player.button(button, contactsOf(player)).click();
  const dialog = player.dialog(button === 'Add an e-mail address' ? button : 'Change your e-mail address');
  await player.field('New e-mail address', dialog).fill(address);
  await player.button('Send code', dialog).click();
  await player.field('Verification code', dialog).fill(await codeMailedTo(address, port));
  await player.button('Save', dialog).click();
  await expect(dialog).toBeHidden();
  return address;
}
