import type { Browser, Locator, Page } from '@playwright/test';
import type { Answer } from './interactions.ts';
import { phone } from './profiles.ts';
import { openPage, slowDown } from './visit.ts';

/** What a visitor may tap first: on the home page, or on one that was not rendered for its address. */
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
 * From the first tap on a page that has just been painted until something is seen of it, on the phone's line and processor with an empty
 * cache: the pressed look, the outline of the dialog, or the dialog itself. A page without such a control is left out.
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
      // Clear of the bars at the edges, and seen: nobody taps what has not been painted yet.
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

/** Runs in the page before anything of it does. From when the finger was lifted to the frame after the one in which it was answered. */
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
