import { expect, type Locator } from '@playwright/test';
import type { Player } from './player.ts';

/** A code that was not sent. */
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** Has a code sent in `form`, which then says `sentText`. Who just had one waits, as long as the gateway says, for the next. */
export async function sendCode(player: Player, form: Locator, sentText: string): Promise<void> {
  const send = player.button('Send code', form);
  const sent = form.getByText(player.around(sentText));
  const refused = player.page.getByRole('alertdialog', { name: player.say('The code was not sent') });
  await send.click();
  await expect(sent.or(refused)).toBeVisible({ timeout: 40_000 });
  if (await refused.isHidden()) return;
  await refused.getByRole('button', { name: player.say('OK'), exact: true }).click();
  await expect(player.button('Again in {secondsLeft} s', form)).toBeDisabled();
  await expect(send).toBeEnabled({ timeout: 70_000 });
  await send.click();
  await expect(sent).toBeVisible({ timeout: 40_000 });
}
