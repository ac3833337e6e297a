import { expect, type Locator } from '@playwright/test';
import type { Player } from './player.ts';

/** Gives name and password, and comes to the second proof. */
export async function comeToSecondProof(player: Player, username: string, password: string): Promise<Locator> {
  await player.open();
  await player.button('Log in', player.header).click();
  await player.enterCredentials(username, password);
  const step = player.dialog('Confirm that it is you');
  await expect(step).toBeVisible();
  return step;
}
