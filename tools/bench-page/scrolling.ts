import type { Browser, Page } from '@playwright/test';
import { phone } from './profiles.ts';
import { openPage, slowDown } from './visit.ts';

export interface Scroll {
  games: number;
  /** Times between frames, in ms. */
  longest: number;
  /** The 99th percentile. */
  usual: number;
  frames: number;
  /** The same on a page of plain text in the same browser, as a baseline for the machine. */
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
    // Three stretches of the list that have not been visible yet; the middle one counts.
    const stretches: number[][] = [];
    for (let i = 0; i < 3; i++) stretches.push(await page.evaluate(framesOfScroll, stretch));
    const [, frames = []] = stretches.toSorted((a, b) => Math.max(...a) - Math.max(...b));
    const games = await page.getByRole('main').getByRole('listitem').count();
    await page.goto('about:blank');
    await page.setContent(`<p>${'Plain words. '.repeat(200)}</p>`.repeat(400));
    await page.waitForTimeout(1000);
    const plain = await page.evaluate(framesOfScroll, stretch);
    return { games, ...summary(frames), control: Math.max(...plain), elements };
  } finally {
    await page.context().close();
  }
}

/** The distance in total and per frame, in px. */
const stretch = { pixels: 20_000, step: 90 };

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

/** Runs in the page: scrolls one step per frame and returns the times between frames. */
async function framesOfScroll({ pixels, step }: { pixels: number; step: number }): Promise<number[]> {
  const frames: number[] = [];
  let before = await new Promise<number>(requestAnimationFrame);
  for (let moved = 0; moved < pixels; moved += step) {
    scrollBy({ top: step, behavior: 'instant' });
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - before);
    before = now;
  }
  return frames;
}

function summary(frames: readonly number[]): Pick<Scroll, 'longest' | 'usual' | 'frames'> {
  const sorted = frames.toSorted((a, b) => a - b);
  return { longest: sorted.at(-1) ?? 0, usual: sorted[Math.floor(sorted.length * 0.99)] ?? 0, frames: frames.length };
}
