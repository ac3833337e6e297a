import type { Browser, Locator, Page } from '@playwright/test';
import type { Answer } from './interactions.ts';
import { phone } from './profiles.ts';
import { openPage, slowDown } from './visit.ts';

/** What a visitor may tap first: on the home page, or on a page that was not prerendered for its address. */
const taps: { what: string; path: string; control: (page: Page) => Locator }[] = [
  {
    what: 'first tap, log in',
    path: '/',
    control: (page) => page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }),
  },
  { what: 'first tap, a game', path: '/', control: (page) => page.locator('main article button:visible').first() },
  { what: 'first tap, a vendor', path: '/', control: (page) => page.locator('main li > button[aria-haspopup=dialog]:visible').first() },
];

/**
 * The time from the first tap on a page that has just been painted until there is visible feedback (pressed state, dialog placeholder
 * or dialog), with the phone's network and CPU and an empty cache. Pages without such a control are skipped.
 */
export async function firstTaps(browser: Browser, origin: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { what, path, control } of taps) {
    const page = await openPage(browser, phone);
    try {
      await page.context().addCookies([{ name: 'lang', value: 'EN', url: origin }]);
      await page.addInitScript(timeFirstTap);
      await slowDown(page, phone);
      await page.goto(`${origin}${path}`, { waitUntil: 'commit', timeout: 60_000 });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, { timeout: 60_000 });
      if ((await control(page).count()) === 0) continue;
      // Clear of the bars at the edges, and painted: nobody taps what is not visible yet.
      await control(page).evaluate(async (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const frame = () => new Promise(requestAnimationFrame);
        await frame();
        await frame();
      });
      const box = await control(page).boundingBox();
      if (!box) continue;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      const ms = await page.waitForFunction(() => globalThis.firstTapMs, null, { timeout: 60_000 });
      answers.push({ what, ms: (await ms.jsonValue()) ?? 0 });
    } finally {
      await page.context().close();
    }
  }
  return answers;
}

declare global {
  var firstTapMs: number | undefined;
}

/** Runs in the page before its own scripts. Measures from the end of the touch to the frame after the one with feedback. */
function timeFirstTap(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const answers = document.querySelectorAll('[data-waits], [role=dialog], [role=alertdialog], :root[data-opens]');
        if (answers.length === 0) return void requestAnimationFrame(look);
        requestAnimationFrame((now) => (globalThis.firstTapMs = Math.max(1, now - timeStamp)));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
