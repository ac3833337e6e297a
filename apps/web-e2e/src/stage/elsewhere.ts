import { type Browser, type Locator, expect, test } from '@playwright/test';
import { Player } from './player.ts';
import type { Site } from './test.ts';

/** Somebody in a separate browser like the journey's, on another network: at `address`. */
export async function playerElsewhere(browser: Browser, site: Site, address: string): Promise<Player> {
  const { viewport, isMobile, hasTouch } = test.info().project.use;
  const context = await browser.newContext({
    ...(viewport && { viewport }),
    ...(isMobile && { isMobile, hasTouch: hasTouch ?? false }),
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  return new Player(await context.newPage(), site);
}

/** Enters name and password, and arrives at the second proof. */
export async function comeToSecondProof(player: Player, username: string, password: string): Promise<Locator> {
  await player.open();
  await player.button('Log in', player.header).click();
  await player.enterCredentials(username, password);
  const step = player.dialog('Confirm that it is you');
  await expect(step).toBeVisible();
  return step;
}
