import { loadBrands } from '@parlour/brand/schema';
import { languages } from '@parlour/domain';
import type { Page } from '@playwright/test';
import { brandsFolder } from '../../../../tools/build/places.ts';
import { languagesLookedAt } from '../../../../tools/storybook/languages-looked-at.ts';
import { told } from '../stage/matrix.ts';
import { expect, test } from '../stories/preview.ts';
import { lookedAt } from './looked-at.ts';

/** The neutral brand has no look of its own to lose. */
const brands = loadBrands(brandsFolder).filter(({ id }) => id !== 'neutral');
const languagesOf = Object.fromEntries(await Promise.all(brands.map(async ({ id }) => [id, await languagesLookedAt(id)] as const)));
const usual = { width: 1280, height: 800 };

for (const { id: brand, defaultLanguage, defaultTheme, flags } of brands) {
  for (const theme of flags.themeSwitch ? told<'dark' | 'light'>('dark', 'light') : [defaultTheme]) {
    for (const language of told(defaultLanguage, ...languagesOf[brand]!.filter((each) => each !== defaultLanguage))) {
      test.describe(`${brand}, ${theme}, ${language}`, () => {
        for (const { name, story, device, kind, window } of lookedAt) {
          // The texts of a component are the story's own: only the direction changes with the language.
          if (kind === 'component' && language !== defaultLanguage && languages[language].direction === 'ltr') continue;
          test(name, async ({ preview, phonePreview }) => {
            const shown = device === 'phone' ? phonePreview : preview;
            if (device === 'desktop') await shown.page.setViewportSize(window ?? usual);
            const { failures } = await shown.show(story, { brand, theme, language, withoutAxe: true });
            expect(failures).toEqual([]);
            await painted(shown.page);
            await unstuck(shown.page);
            await expect(shown.page).toHaveScreenshot(`${name}/${brand}-${theme}-${language}.png`.split('/'), {
              animations: 'disabled',
              caret: 'hide',
              scale: 'css',
              threshold: 0.12,
              maxDiffPixelRatio: 0.0004,
              stylePath: `${import.meta.dirname}/still.css`,
            });
          });
        }
      });
    }
  }
}

/** Waits for every font in use and every picture in the window; pictures outside are lazy and may never load. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inWindow = ({ left, right, top, bottom }: DOMRect) => right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    const wanted = [...document.images].filter((image) => !image.complete && inWindow(image.getBoundingClientRect()));
    const come = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true });
        image.addEventListener('error', resolve, { once: true });
      });
    await Promise.all(wanted.filter(({ src }) => !src.includes('/art/')).map(come));
    await document.fonts.ready;
  });
}

/**
 * Makes sticky elements static, which changes nothing as nothing is scrolled. The browser may give them a layer of their own, at a time of
 * its choosing, and letters at a fraction of a pixel then fall on other pixels than before.
 */
async function unstuck(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky') Object.assign(element.style, { position: 'relative', inset: 'auto' });
    }
  });
}
