import { expect, type Locator } from '@playwright/test';
import type { Player } from './player.ts';

/** A code that was not sent. */
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** A gateway sends another code to a number or an address after this many seconds. */
export const untilNextCode = 60;

/** Has a code sent in `form`, which then says `sentText`. */
export async function sendCode(player: Player, form: Locator, sentText: string): Promise<void> {
  await player.button('Send code', form).click();
  await expect(form.getByText(player.around(sentText))).toBeVisible();
}
