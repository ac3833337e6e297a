import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { fillManyRows } from '@parlour/gateway/inside';
import { startSiteGateway } from '@parlour/gateway/site-gateway';
import { chromiumArgs, chromiumPath } from '../browser/chromium.ts';
import { brandFolder, sitesFolder, workspace } from '../build/places.ts';
import { longestFrame, scrolledFrames, type Frames } from '../bench-page/frames.ts';
import { slowDown } from '../bench-page/visit.ts';

export interface Scrolled extends Frames {
  rows: number;
  /** The longest frame of a page of plain text in the same browser, which only the machine causes. */
  control: number;
}

/** Loads this many rows of the list of members in the built office, and scrolls through them with a processor slowed down by four. */
export async function scrollMembers(rows: number): Promise<Scrolled> {
  const gateway = await startSiteGateway({
    brandFolder: brandFolder('padma'),
    sites: sitesFolder,
    officePages: path.join(workspace, 'dist/apps/office'),
  });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const { code, currency } = gateway.merchants.all[0]!;
    await fillManyRows(gateway.db, { members: rows, rounds: rows, payments: 1, merchant: code, currency, until: gateway.clock.now() });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    await page.goto(`http://office.localhost:${gateway.port}/m/${code}/members`);
    await page.getByRole('button', { name: 'Owner', exact: true }).click();
    const grid = page.getByRole('grid', { name: 'Members' });
    await grid.waitFor();
    const loaded = await grid.evaluate(untilLoaded, rows);
    if (loaded < rows) throw new Error(`only ${loaded} of ${rows} rows came into the list`);
    await slowDown(page, { network: null, slowdown: 4 });
    const list = await grid.elementHandle();
    await list!.evaluate((scroller) => scroller.scrollTo({ top: 0 }));
    return { rows: loaded, ...(await scrolledFrames(list!)), control: await plainText(page) };
  } finally {
    await browser.close();
    await gateway.close();
  }
}

async function plainText(page: Page): Promise<number> {
  await page.goto('about:blank');
  await page.setContent(`<div style="height: 800px; overflow: auto"><p>${'Plain words. '.repeat(80_000)}</p></div>`);
  return longestFrame((await page.locator('div').elementHandle())!);
}

/** Runs in the page: scrolls to the end of the loaded rows until there are as many as wanted; returns how many there are. */
async function untilLoaded(scroller: Element, wanted: number): Promise<number> {
  const count = () => Number(scroller.getAttribute('aria-rowcount')) - 1;
  const end = performance.now() + 120_000;
  while (count() < wanted && performance.now() < end) {
    scroller.scrollTo({ top: scroller.scrollHeight });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return count();
}
