import { expect, type Page } from '@playwright/test';
import { isLanguageCode } from '@parlour/domain';
import { textOf } from '@parlour/gateway/texts';
import type { Player } from './player.ts';
import type { Site } from './test.ts';

type Decision = 'approve' | 'decline' | 'abandon';

/** Decides at the sandbox cashier's hosted page, which must say what it is. */
export async function decideAtCashier(page: Page, site: Site, decision: Decision): Promise<void> {
  await page.waitForURL(`http://cashier.localhost:${Number(process.env['JOURNEYS_PORT']) + 2}/**`);
  const language = isLanguageCode(site.language) ? site.language : 'EN';
  await expect(page.getByText(textOf('cashier.sandbox', language))).toBeVisible();
  await page.getByRole('button', { name: textOf(`cashier.${decision}`, language) }).click();
  await page.waitForURL(`${site.origin}/**`);
}

/** Deposits, from the deposit page on which the player is or to which the member's menu leads. */
export async function deposit(player: Player, amount: string, decision: Decision = 'approve'): Promise<void> {
  await player.openMemberPage('Deposit');
  await player.field('Amount').fill(amount);
  await player.button('Continue to payment').click();
  await decideAtCashier(player.page, player.site, decision);
  await player.live();
}
