import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { comeAsMember } from '../stage/come-as-member.ts';
import { test as ownGateway } from '../stage/own-gateway.ts';
import { Player } from '../stage/player.ts';
import { expect, test } from '../stage/test.ts';
import { inMatrix } from '../stage/matrix.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

// Only these journeys use the service worker: the others see what the gateway answers.
test.use({ brandId: 'padma', serviceWorkers: 'allow' });

test('a site that was opened once opens without a network, and what it keeps is nobody’s', async ({ page, site, context }) => {
  const player = new Player(page, site);
  await comeAsMember(player);
  await workerInCharge(page);
  await player.openMemberPage('Deposit');
  await player.open('/rng');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => keptAddresses(page)).toContain('/rng');
  const kept = await keptAddresses(page);
  expect(kept).toContain('/offline');
  expect(
    kept.filter((address) => !/^\/(assets\/[\w.-]+|rng|offline)?$/.test(address)),
    'kept besides files and rendered pages',
  ).toEqual([]);
  expect(await keptText(page), 'the name of the member in what is kept').not.toContain(player.username);

  await context.setOffline(true);
  await page.reload();
  const note = player.around('You are offline: this page is as it was on {time}. Games and money need a connection.');
  await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Never opened here before.
  await page.goto(`${site.origin}/member/personalHistoryCopy`);
  await expect(page.getByText(player.say('You are offline'), { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: player.say('Betting record') })).toBeVisible();

  await player.logOut();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length), 'caches after the log-out').toBe(0);
});

/** A gateway whose site may be rebuilt. */
const rebuilt = ownGateway.extend<{ sites: string }>({
  sites: async ({ brandId }, use) => {
    const sites = mkdtempSync(path.join(tmpdir(), 'parlour-sites-'));
    cpSync(path.join(root, 'dist/brands', brandId), path.join(sites, brandId), { recursive: true });
    await use(sites);
    rmSync(sites, { recursive: true });
  },
});

rebuilt.describe('a new version', () => {
  rebuilt.use({ brandId: 'padma', serviceWorkers: 'allow' });
  // What the page does with it is tested in apps/web/src/lite-app (use-new-versions, keep-worker). With a real worker only in the
  // matrix: on a busy machine the page loads again, and in one run of three it then gives Playwright no answer for a minute.
  rebuilt.skip(!inMatrix, 'component tests show it; the matrix does so with a real worker, which a busy machine makes unreliable');

  rebuilt('waits while the cashier is open, and is taken at the next step to another page', async ({ page, site, sites }) => {
    const player = new Player(page, site);
    await comeAsMember(player);
    await workerInCharge(page);
    await player.openMemberPage('Withdraw');
    buildWithAnotherWorker(path.join(sites, site.brand.id));
    // The gateway looks for a new build once a second.
    await expect.poll(() => workerWaits(page)).toBe(true);
    await expect(player.toasts.getByText(player.say('A new version is here.'))).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { ofTheOldVersion: true }));

    await player.openMemberPage('Deposit');
    expect(await workerWaits(page)).toBe(true);
    await player.openMemberPage('Messages');
    await expect.poll(() => page.evaluate(() => 'ofTheOldVersion' in globalThis).catch(() => true)).toBe(false);
    // Where the browser was slow to activate it, the page was loaded again without it, and activates it now.
    await expect.poll(() => workerWaits(page).catch(() => true)).toBe(false);
    await expect(page.getByRole('heading', { level: 1, name: player.say('Messages') })).toBeVisible();
  });
});

/** Whether a version is waiting, after asking the browser to check for one. */
function workerWaits(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    return registration.waiting !== null;
  });
}

/** As a build of other code leaves it: the worker differs, the list of files, and the hash that covers it. */
function buildWithAnotherWorker(site: string): void {
  const at = (name: string) => path.join(site, name);
  const list = JSON.parse(readFileSync(at('build.json'), 'utf8')) as Record<string, string>;
  const worker = `${readFileSync(at('sw.js'), 'utf8')}\n// Another build.\n`;
  writeFileSync(at('sw.js'), worker);
  list['sw.js'] = createHash('sha256').update(worker).digest('hex');
  delete list['sw.js.br'];
  writeFileSync(at('build.json'), JSON.stringify(list));
  const now = new Date();
  utimesSync(at('csp.json'), now, now);
}

/** From here on the worker answers for the page. */
async function workerInCharge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** The paths of everything in Cache Storage. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const answers = await Promise.all(all.map(async (cache) => cache.matchAll()));
    return (await Promise.all(answers.flat().map((answer) => answer.text()))).join('\n');
  });
}
