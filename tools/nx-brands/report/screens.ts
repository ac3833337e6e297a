import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Brand } from '@parlour/brand/schema';
import { listPaths } from '@parlour/domain';
import sharp from 'sharp';
import { chromiumArgs, chromiumPath } from '../../browser/chromium.ts';
import { startGateway } from '../../bench-page/gateway.ts';
import { siteFolder, sitesFolder } from '../../build/places.ts';

/** A picture of a page of the built site, as WebP. */
export interface Screen {
  caption: string;
  device: Device;
  picture: Buffer;
  width: number;
  height: number;
}

export interface Screens {
  taken: readonly Screen[];
  /** Why there are none, or a remark about them; may be empty. */
  why: string;
}

type Device = keyof typeof devices;

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Whether the brand's site has been built. */
export const isBuilt = (id: string): boolean => existsSync(path.join(siteFolder(id), 'build.json'));

/** Takes screenshots of the brand's key screens, from its built site (`isBuilt`) on a gateway of its own. `folder` is the brand's. */
export async function takeScreens(folder: string, brand: Brand): Promise<Screens> {
  const gateway = await startGateway([brand], sitesFolder);
  // Imported here, because a check without pictures needs no browser.
  const { chromium } = await import('@playwright/test');
  const host = brand.domains[0]!;
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  });
  try {
    const taken: Screen[] = [];
    for (const wanted of keyScreens(brand)) {
      const page = await browser.newPage({ ...devices[wanted.device], reducedMotion: 'reduce', colorScheme: brand.defaultTheme });
      await page.goto(`http://${host}:${gateway.port}${wanted.path}`);
      taken.push(await pictureOf(page, wanted));
      await page.close();
    }
    return { taken, why: isOlder(folder, brand.id) ? 'The site was built before the brand was changed last. Build it again.' : '' };
  } finally {
    await browser.close();
    await gateway.close();
  }
}

interface Wanted {
  caption: string;
  device: Device;
  path: string;
  /** Waits until the page is complete. */
  shown?: (page: Page) => Promise<void>;
}

function keyScreens({ gameTypes }: Brand): Wanted[] {
  const dialog = (page: Page) => page.getByRole('dialog').waitFor();
  const listed = gameTypes.flatMap((type) => (Object.hasOwn(listPaths, type) ? [listPaths[type as keyof typeof listPaths]] : []));
  return [
    { caption: 'Home on a phone', device: 'phone', path: '/' },
    { caption: 'Log-in on a phone', device: 'phone', path: '/login', shown: dialog },
    ...listed.slice(0, 1).map((path) => ({ caption: 'A list of games on a phone', device: 'phone' as const, path })),
    { caption: 'Home on a desktop', device: 'desktop', path: '/' },
    { caption: 'Log-in on a desktop', device: 'desktop', path: '/login', shown: dialog },
    ...listed.slice(0, 1).map((path) => ({ caption: 'A list of games on a desktop', device: 'desktop' as const, path })),
  ];
}

async function pictureOf(page: Page, { caption, device, shown }: Wanted): Promise<Screen> {
  await shown?.(page);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(allShown);
  const png = await page.screenshot({ animations: 'disabled' });
  const { width, height } = devices[device].viewport;
  return { caption, device, width, height, picture: await sharp(png).webp({ quality: 80 }).toBuffer() };
}

/** Runs in the page: whether everything visible has loaded, fonts included. */
function allShown(): boolean {
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  return document.fonts.status === 'loaded' && inSight.every((image) => image.complete);
}

/** Whether the brand was changed after its site was built. */
function isOlder(folder: string, id: string): boolean {
  const built = statSync(path.join(siteFolder(id), 'build.json')).mtimeMs;
  return globSync('**/*.*', { cwd: folder }).some((file) => statSync(path.join(folder, file)).mtimeMs > built);
}
