import type { Browser, Page } from '@playwright/test';
import { longestFrame, scrolledFrames, type Frames } from './frames.ts';
import { phone } from './profiles.ts';
import { openPage, slowDown } from './visit.ts';

export interface Scroll extends Frames {
  games: number;
  /** The longest frame of a page of plain text in the same browser, as a baseline for the machine. */
  control: number;
  elements: number;
}

/** Shows `count` games of a list and scrolls through them as a thumb would, with a phone's CPU. */
export async function scrolling(browser: Browser, url: string, count: number): Promise<Scroll> {
  const page = await openPage(browser, { ...phone, network: null });
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('html[data-live]').waitFor({ timeout: 60_000 });
    await showAll(page, count);
    await slowDown(page, { network: null, slowdown: phone.slowdown });
    await page.waitForTimeout(3000);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const frames = await scrolledFrames(await wholePage(page));
    const games = await page.getByRole('main').getByRole('listitem').count();
    await page.goto('about:blank');
    await page.setContent(`<p>${'Plain words. '.repeat(200)}</p>`.repeat(400));
    await page.waitForTimeout(1000);
    return { games, ...frames, control: await longestFrame(await wholePage(page)), elements };
  } finally {
    await page.context().close();
  }
}

/** What scrolls when the page does, in whichever mode the browser shows it. */
const wholePage = (page: Page) => page.evaluateHandle(() => document.scrollingElement!);

/** Presses the button for more until there is none. */
async function showAll(page: Page, count: number): Promise<void> {
  const shown = await page.evaluate(async (wanted) => {
    // The end of the list shows the number of games so far, next to the button.
    const button = () => document.querySelector<HTMLButtonElement>('main [role=status] ~ button');
    const items = () => document.querySelectorAll('main [role=listitem]').length;
    const end = performance.now() + 300_000;
    for (let more = button(); more && performance.now() < end; more = button()) {
      if (more.ariaBusy !== 'true' && more.ariaDisabled !== 'true' && !more.disabled) more.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return items() >= wanted ? wanted : items();
  }, count);
  if (shown < count) throw new Error(`only ${shown} of ${count} games came into the list`);
}
