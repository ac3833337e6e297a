/** `npm run games:sheet`: pictures of every in-house game for a critic's eye, in docs/pictures/games. Options: --games a,b. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { readGames } from '@parlour/arcade';
import { statedFigures } from '@parlour/arcade/stated-figures';
import { catalogue, gameArtPath } from '@parlour/gateway/catalogue';
import { hasFeature, serveArcade, type PlayedRound, type ServedArcade } from '../bench-games/served-arcade.ts';
import { phone } from '../bench-page/profiles.ts';
import { slowDown } from '../bench-page/visit.ts';
import { chromiumArgs, chromiumPath } from '../browser/chromium.ts';
import { workspace } from '../build/places.ts';

const { values } = parseArgs({ options: { games: { type: 'string' } } });
const codes = values.games?.split(',') ?? Object.keys(statedFigures());
const folder = path.join(workspace, 'docs/pictures/games');
const size = { width: 400, height: 720 };

mkdirSync(folder, { recursive: true });
const arcade = await serveArcade();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
try {
  for (const code of codes) {
    const pictures = await picturesOf(browser, arcade, code);
    await sheet(browser, code, pictures);
    console.log(`${code}: ${pictures.map(({ name }) => name).join(', ')}`);
  }
} finally {
  await browser.close();
  await arcade.close();
}

async function picturesOf(on: Browser, served: ServedArcade, code: string): Promise<{ name: string; data: Buffer }[]> {
  const page = await on.newPage({ viewport: size, deviceScaleFactor: 1 });
  const pictures: { name: string; data: Buffer }[] = [];
  const take = async (name: string) => void pictures.push({ name, data: await page.screenshot({ type: 'jpeg', quality: 75 }) });
  // As on a slow line: the loader is gone at once otherwise.
  const line = await slowDown(page, { network: phone.network, slowdown: 1 });
  await page.goto(served.windowOf(code, 'first'), { waitUntil: 'commit' });
  const loads = await page
    .locator('.waiting-light')
    .waitFor({ timeout: 8_000 })
    .then(
      () => true,
      // A small game may be there before its loader is seen.
      () => false,
    );
  if (loads) await take('loader');
  await line.detach();
  await ready(page);
  await take('base');
  if (readGames().get(code)!.current.pack.engine.startsWith('instant/')) {
    await playOne(page);
    await take('round');
    await page.close();
    return pictures;
  }
  for (const [name, is] of [
    ['feature', hasFeature],
    ['big win', (round: PlayedRound) => Number(round.win) >= 10 * Number(round.stake)],
  ] as const) {
    const player = `${code} ${name}`;
    if (!(await served.playUntil(code, player, is))) continue;
    await page.goto(served.windowOf(code, player));
    await ready(page);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Watch again' }).first().click();
    const shown = name === 'feature' ? page.locator('.banner .feature').nth(1) : page.locator('.banner .big-win');
    await shown.waitFor({ timeout: 10_000 }).catch(() => undefined);
    await page.waitForTimeout(1_500);
    await take(name);
  }
  await page.close();
  return pictures;
}

/** Until the game can be played, without what a player is asked at the first start. */
async function ready(page: Page): Promise<void> {
  await page.locator('button.play').waitFor();
  const later = page.getByRole('button', { name: 'Not now' });
  if (await later.isVisible()) await later.click();
  await page.waitForTimeout(700);
}

/** A round from the press to its result, or to what its first choice brings. */
async function playOne(page: Page): Promise<void> {
  const button = page.locator('button.play');
  await button.click();
  await page.locator('button.play:not(.busy)').waitFor();
  if (!(await button.isEnabled())) {
    const open = page.locator('.step-board button:enabled');
    // In the middle of a board; a floor or a hand has its few at the beginning.
    await open.nth((await open.count()) === 25 ? 12 : 0).click();
  }
  await page.waitForTimeout(1_500);
}

/** All of a game side by side, its tile first. */
async function sheet(on: Browser, code: string, pictures: readonly { name: string; data: Buffer }[]): Promise<void> {
  const { vendor } = catalogue.find(({ gameCode }) => gameCode === code)!;
  const tile = readFileSync(path.join(workspace, 'apps/art/pictures', gameArtPath(vendor, code).replace(/^\/art\//, '')), 'utf8');
  const page = await on.newPage({ viewport: { width: 1600, height: 540 } });
  await page.setContent(
    `<style>body{margin:0;display:flex;gap:10px;padding:10px;background:#15151c;align-items:center}img{block-size:520px}</style>
    <img src="data:image/svg+xml;base64,${Buffer.from(tile).toString('base64')}" style="block-size:390px">
    ${pictures.map(({ data }) => `<img src="data:image/jpeg;base64,${data.toString('base64')}">`).join('')}`,
  );
  await page
    .locator('img')
    .last()
    .evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: path.join(folder, `${code}.jpg`), type: 'jpeg', quality: 72 });
  await page.close();
}
