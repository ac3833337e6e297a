import { expect, type Page } from '@playwright/test';
import { cashierTexts } from '@parlour/gateway/cashier-texts';
import type { Player } from './player.ts';
import type { Site } from './test.ts';

type Decision = 'approve' | 'decline' | 'abandon';

/** Decides at the sandbox cashier's hosted page, which must say what it is. */
export async function decideAtCashier(page: Page, site: Site, decision: Decision): Promise<void> {
  await page.waitForURL(`http://cashier.localhost:${Number(process.env['JOURNEYS_PORT']) + 2}/**`);
  const texts = cashierTexts[site.language as keyof typeof cashierTexts];
  await expect(page.getByText(texts.sandbox)).toBeVisible();
  await page.getByRole('button', { name: texts[decision] }).click();
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
