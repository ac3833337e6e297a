import { expect, type Page } from '@playwright/test';
import { isLanguageCode, languageFacts } from '@parlour/domain';
import { textOf } from '@parlour/gateway/texts';
import type { Player } from './player.ts';
import type { Site } from './test.ts';

type Decision = 'approve' | 'decline' | 'abandon';

/** Decides on the sandbox cashier's hosted page, which must say that it is one. */
export async function decideAtCashier(page: Page, site: Site, decision: Decision): Promise<void> {
  await page.waitForURL(`http://cashier.localhost:${Number(process.env['JOURNEYS_PORT']) + 2}/**`);
  const language = isLanguageCode(site.language) ? site.language : 'EN';
  await expect(page.getByText(textOf('cashier.sandbox', language))).toBeVisible();
  // A device without fonts for the language, such as this one, would show blank text. Chinese is left to devices.
  if (languageFacts[language].script !== 'han') await expect.poll(() => deviceFontsOf(page, `button.${decision}`)).toEqual([]);
  await page.getByRole('button', { name: textOf(`cashier.${decision}`, language) }).click();
  await page.waitForURL(`${site.origin}/**`);
}

/** The device fonts that an element is drawn in, besides those that its page loaded. */
async function deviceFontsOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
  } finally {
    await devtools.detach();
  }
}

/** Deposits, from the open deposit page or by the member's menu. */
export async function deposit(player: Player, amount: string, decision: Decision = 'approve'): Promise<void> {
  await player.openMemberPage('Deposit');
  await player.field('Amount').fill(amount);
  await player.button('Continue to payment').click();
  await decideAtCashier(player.page, player.site, decision);
  await player.live();
}
