import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBrands } from '@parlour/brand/schema';
import { languages } from '@parlour/domain';
import { chromium, expect as expectPage, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seed } from '@parlour/gateway';
import { listening, selfSigned, startTestGateway, testConfig, type TestGateway } from '@parlour/gateway/testing';
import { chromiumArgs, chromiumPath } from '../browser/chromium.ts';
import { brandsFolder, siteFolder } from '../build/places.ts';
import { readSite } from './site.ts';
import { startStaticHost } from './static-host.ts';
import { writeDeployFiles } from './write.ts';

// A built site on a host that reads `_headers` and `_redirects`, a gateway elsewhere, and a browser that uses both.
const brand = loadBrands(brandsFolder).find(({ defaultLanguage, languages: all }) => defaultLanguage !== 'EN' && all.includes('EN'))!;
const domain = brand.domains[0]!;
const scratch = mkdtempSync(path.join(os.tmpdir(), 'parlour-static-host-'));
const games = { JL: { ...testConfig().vendors['JL']!, origin: 'https://games.example' } };
let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await startTestGateway({ brands: [brand], config: { trustedProxies: ['127.0.0.1'], vendors: games } });
  await seed(gateway.db, gateway);
  const own = new URL(`http://127.0.0.1:${await listening(gateway.app)}`);
  const site = await readSite(brand, siteFolder(brand.id), { gateway: own, gameOrigins: games });
  await writeDeployFiles(site, siteFolder(brand.id), scratch);
  browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, `--host-resolver-rules=MAP ${domain} 127.0.0.1`],
  });
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
  rmSync(scratch, { recursive: true });
});

describe.each([true, false])('a static host for which files go before rules: %s', (filesFirst) => {
  let host: Awaited<ReturnType<typeof startStaticHost>>;
  let context: BrowserContext;
  let page: Page;
  /** Errors that the browser reported or the page threw. */
  let wrong: string[];
  const at = (address: string) => `https://${domain}:${host.port}${address}`;
  const speak = (code: string) => context.addCookies([{ name: 'lang', value: code, url: at('/') }]);
  beforeAll(async () => {
    host = await startStaticHost(path.join(scratch, 'site'), selfSigned([domain]), { filesFirst });
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    context = await browser.newContext({ ignoreHTTPSErrors: true });
    page = await context.newPage();
    wrong = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|Trusted/.test(message.text())) wrong.push(message.text());
    });
  });
  afterEach(() => context.close());

  // `/login` is shown in the frame for routes without a page of their own, in the language chosen before.
  test('shows the default language to visitors who chose none, and a member logs in and receives events', async () => {
    await page.goto(at('/'));
    await expectPage(page.locator('html')).toHaveAttribute('lang', languages[brand.defaultLanguage].tag, { timeout: 30_000 });
    await speak('EN');
    const { username, password } = await gateway.registerMember();
    await page.goto(at('/login'));
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill(username, { timeout: 60_000 });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    const events = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/wps/events', { timeout: 60_000 });
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectPage(page.getByRole('banner').getByRole('button', { name: /Member menu/ })).toBeVisible({ timeout: 60_000 });
    expect((await events).headers()['content-type']).toContain('text/event-stream');
    expect(wrong).toEqual([]);
  });

  test.each(['/', '/promotions', '/rng?sort=NEW', '/no/such/page?a=1#b'])(
    'shows %s in the language that was chosen, under its own address',
    async (address) => {
      await speak('EN');
      await page.goto(at(address));
      await expectPage(page.locator('html')).toHaveAttribute('lang', languages.EN.tag, { timeout: 30_000 });
      await expectPage(page).toHaveURL(at(address), { timeout: 30_000 });
      expect(wrong).toEqual([]);
    },
  );

  test('accepts no address of another site in a link to a page in another language', async () => {
    await page.goto(at('/in/EN/promotions#//evil.example/x'));
    await expectPage(page).toHaveURL(at('/promotions'), { timeout: 30_000 });
    await page.goto(at('/in/EN/front'));
    await expectPage(page).toHaveURL(at('/'), { timeout: 30_000 });
    expect(wrong).toEqual([]);
  });
});
