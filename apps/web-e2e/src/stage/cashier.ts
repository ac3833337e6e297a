import { expect, type Page } from '@playwright/test';
import { cashierTexts } from '../../../gateway/src/payments/cashier-texts.ts';
import type { Site } from './test.ts';

/** Decides at the sandbox cashier's hosted page, which must say what it is. */
export async function decideAtCashier(page: Page, site: Site, decision: 'approve' | 'decline' | 'abandon'): Promise<void> {
  await page.waitForURL(`http://cashier.localhost:${Number(process.env['JOURNEYS_PORT']) + 2}/**`);
  const texts = cashierTexts[site.language as keyof typeof cashierTexts];
  await expect(page.getByText(texts.sandbox)).toBeVisible();
  await page.getByRole('button', { name: texts[decision] }).click();
  await page.waitForURL(`${site.origin}/**`);
}
