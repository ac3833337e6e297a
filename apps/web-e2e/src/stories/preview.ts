import { test as base, type Page } from '@playwright/test';
import { PreviewPage } from '../../../../tools/storybook/preview-page.ts';

/** Tests that look at stories in one page a worker, which goes from story to story without being loaded anew. */
export const test = base.extend<object, { preview: PreviewPage }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions, timezoneId, locale } = project.use;
      const page: Page = await browser.newPage({
        ...contextOptions,
        viewport: { width: 1280, height: 800 },
        ...(timezoneId && { timezoneId }),
        ...(locale && { locale }),
      });
      await use(await PreviewPage.of(page, baseURL!));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
