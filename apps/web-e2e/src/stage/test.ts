import { expect, test as base, type Page } from '@playwright/test';
import { brandOf, type Brand } from './brands.ts';
import { ledgerProblems } from './operator.ts';
import { textsOf, type Say } from './texts.ts';

const tags: Record<string, string> = { EN: 'en', BN: 'bn', VI: 'vi', CN: 'zh-CN', TH: 'th', AR: 'ar' };

export interface Site {
  brand: Brand;
  origin: string;
  language: string;
  /** BCP 47. */
  tag: string;
  say: Say;
  /** In the language that the page opens in before anybody has chosen one. */
  sayFirst: Say;
  /** Below `tablet`: the bottom bar, sheets, and no main navigation. */
  phone: boolean;
}

export interface Wanted {
  brandId: string;
  /** The brand's default if absent. */
  language: string | undefined;
}

interface Fixtures extends Wanted {
  site: Site;
  quietPage: void;
  soundLedger: void;
}

/** A journey: it knows its site, its page must log no error, and the ledger must be sound when it ends. */
export const test = base.extend<Fixtures>({
  brandId: ['padma', { option: true }],
  language: [undefined, { option: true }],
  site: async ({ brandId, language, viewport }, use) => {
    const brand = brandOf(brandId);
    const spoken = language ?? brand.defaultLanguage;
    await use({
      brand,
      origin: `http://${brand.domains[0]}:${process.env['JOURNEYS_PORT']}`,
      language: spoken,
      tag: tags[spoken]!,
      say: textsOf(brandId, tags[spoken]!),
      sayFirst: textsOf(brandId, tags[brand.defaultLanguage]!),
      phone: (viewport?.width ?? 0) < 768,
    });
  },
  quietPage: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Hydration|hydrat/i.test(message.text())) faults.push(message.text());
      });
      await use();
      expect(faults, 'faults on the page').toEqual([]);
    },
    { auto: true },
  ],
  soundLedger: [
    async ({ brandId }, use) => {
      void brandId;
      await use();
      expect(await ledgerProblems(), 'the ledger').toEqual([]);
    },
    { auto: true },
  ],
});

/** Checks that the page does not scroll sideways; names what sticks out if it does. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { over, sticking } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const ownScroll = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || ownScroll(element.parentElement));
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 0.5 || left < -0.5) && element.checkVisibility() && !ownScroll(element.parentElement);
    });
    return {
      over: scrollWidth - clientWidth,
      sticking: outside
        .slice(0, 12)
        .map(({ tagName, className, textContent }) => `${tagName}.${String(className)} ${textContent.slice(0, 20)}`),
    };
  });
  expect(over, `${page.url()} is wider than its window: ${sticking.join(' | ')}`).toBeLessThanOrEqual(0);
}

export { expect };
