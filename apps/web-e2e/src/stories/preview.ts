import { devices, test as base, type Browser, type FullProject } from '@playwright/test';
import { PreviewPage } from '../../../../tools/storybook/preview-page.ts';

interface Previews {
  /** A desktop's page. */
  preview: PreviewPage;
  /** A phone's. */
  phonePreview: PreviewPage;
}

/** Tests that look at stories in one page per worker and device, which goes from story to story without reloading. */
export const test = base.extend<object, Previews>({
  preview: [
    async ({ browser }, use, { project }) => {
      const preview = await openPreview(browser, project, { viewport: { width: 1280, height: 800 } });
      await use(preview);
      await preview.page.close();
    },
    { scope: 'worker' },
  ],
  phonePreview: [
    async ({ browser }, use, { project }) => {
      const { hasTouch, isMobile } = devices['Pixel 7'];
      const preview = await openPreview(browser, project, { viewport: { width: 390, height: 844 }, hasTouch, isMobile });
      await use(preview);
      await preview.page.close();
    },
    { scope: 'worker' },
  ],
});

type Device = Parameters<Browser['newPage']>[0];

async function openPreview(browser: Browser, { use: settings }: FullProject, device: Device): Promise<PreviewPage> {
  const { baseURL, contextOptions, timezoneId, locale } = settings;
  // Storybook has no service worker: requesting one logs an error in its console.
  const page = await browser.newPage({
    serviceWorkers: 'block',
    ...contextOptions,
    ...device,
    ...(timezoneId && { timezoneId }),
    ...(locale && { locale }),
  });
  return PreviewPage.of(page, baseURL!);
}

export { expect } from '@playwright/test';
