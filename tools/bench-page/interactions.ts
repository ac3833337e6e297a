import type { Browser, Page } from '@playwright/test';
import { openPage, slowDown } from './visit.ts';
import { phone } from './profiles.ts';

export interface Answer {
  what: string;
  /** The longest of its events, from the press to the next frame (Interaction to Next Paint), in ms. */
  ms: number;
}

/** How long pages take to respond on a phone with a fast network but a slow CPU. */
export async function interactions(browser: Browser, origin: string): Promise<Answer[]> {
  const page = await openPage(browser, { ...phone, network: null });
  try {
    await page.context().addCookies([{ name: 'lang', value: 'EN', url: origin }]);
    await page.addInitScript(keepEvents);
    await slowDown(page, { network: null, slowdown: phone.slowdown });
    await live(page, `${origin}/`);
    const answers = [
      await timed(page, 'open the log-in dialog', async () => {
        await page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).tap();
        await page.getByRole('dialog').waitFor();
      }),
    ];
    await live(page, `${origin}/register`);
    const tab = page.getByRole('dialog').getByRole('tab', { selected: false });
    await page.getByRole('dialog').waitFor();
    if (await tab.count()) answers.push(await timed(page, 'switch a tab', () => tab.first().tap()));
    await live(page, `${origin}/rng`);
    const search = page.getByRole('main').getByRole('searchbox');
    await search.tap();
    answers.push(await timed(page, 'type in the search', () => search.pressSequentially('lotus', { delay: 120 })));
    answers.push(
      await timed(page, 'empty the search', () => page.getByRole('main').getByRole('button', { name: 'Clear the search' }).tap()),
    );
    const chip = page.getByRole('list', { name: 'Providers' }).getByRole('button', { pressed: false });
    if (await chip.count()) answers.push(await timed(page, 'narrow the list', () => chip.first().tap()));
    return answers;
  } finally {
    await page.context().close();
  }
}

async function live(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('html[data-live]').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1000);
}

async function timed(page: Page, what: string, act: () => Promise<unknown>): Promise<Answer> {
  await page.evaluate(() => void (globalThis.interactionTimes = []));
  await act();
  // Events are reported with a delay, after they have ended.
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => globalThis.interactionTimes!);
  return { what, ms: Math.max(0, ...times) };
}

declare global {
  var interactionTimes: number[] | undefined;
}

/** Runs in the page before its own scripts. Browsers do not report events shorter than 16 ms. */
function keepEvents(): void {
  globalThis.interactionTimes = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId) globalThis.interactionTimes!.push(entry.duration);
    // TypeScript's library lacks `durationThreshold`.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
