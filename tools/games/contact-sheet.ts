/** `npm run games:sheet`: pictures of every in-house game for visual review, in docs/pictures/games. Options: --games a,b. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readGames } from '@parlour/arcade';
import { statedFigures } from '@parlour/arcade/stated-figures';
import { catalogue, gameArtPath } from '@parlour/gateway/catalogue';
import { bringsFeature, serveArcade, type PlayedRound, type ServedArcade } from '../bench-games/served-arcade.ts';
import { chromiumArgs, chromiumPath } from '../browser/chromium.ts';
import { workspace } from '../build/places.ts';

const { values } = parseArgs({ options: { games: { type: 'string' } } });
const games = Object.keys(statedFigures());
const codes = values.games?.split(',') ?? games;
const unknown = codes.filter((code) => !games.includes(code));
if (unknown.length > 0) throw new Error(`the arcade has no game ${unknown.join(', ')}`);
const folder = path.join(workspace, 'docs/pictures/games');
const size = { width: 400, height: 720 };

/** Choices with which a single round of an instant game can win ten times its stake. Games whose rounds wait for choices are left out. */
const daring: Readonly<Record<string, object>> = {
  'instant/dice': { side: 'under', winning: 900 },
  'instant/limbo': { target: 1_500 },
  'instant/plinko': { risk: 'high', rows: 16 },
  'instant/wheel': { kind: 'steep', size: 20 },
  'instant/keno': { kind: 'bold', picks: [3, 11, 20, 28, 37] },
};

const bigWin = ['big win', ({ win, stake }: PlayedRound) => Number(win) >= 10 * Number(stake)] as const;

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
index();

async function picturesOf(on: Browser, served: ServedArcade, code: string): Promise<{ name: string; data: Buffer }[]> {
  const page = await on.newPage({ viewport: size });
  const pictures: { name: string; data: Buffer }[] = [];
  const take = async (name: string) => void pictures.push({ name, data: await page.screenshot({ type: 'jpeg', quality: 75 }) });
  // Otherwise the loader would disappear at once.
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/session', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(served.windowOf(code, 'first'));
  await page.locator('.waiting-light').waitFor();
  await page.waitForTimeout(700);
  await take('loader');
  answer();
  await ready(page);
  await take('base');
  const { engine } = readGames().get(code)!.current.pack;
  if (engine.startsWith('instant/')) {
    await playOne(page);
    await take('round');
  }
  for (const [name, is] of engine.startsWith('slot/') ? ([['feature', bringsFeature], bigWin] as const) : [bigWin]) {
    const player = `${code} ${name}`;
    if (!(await served.playUntil(code, player, is, daring[engine]))) continue;
    await page.goto(served.windowOf(code, player));
    await ready(page);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Watch again' }).first().click();
    const shown = page.locator(name === 'feature' ? '.herald' : '.staged-win');
    await shown.waitFor({ timeout: 30_000 }).catch(() => console.warn(`${code}: no ${name} was seen`));
    await page.waitForTimeout(name === 'feature' ? 500 : 1_200);
    await take(name);
    if (name !== 'feature') continue;
    await page.waitForTimeout(3_500);
    await take('in the feature');
  }
  await page.close();
  return pictures;
}

/** Waits until the game can be played, and dismisses the prompt of the first start. */
async function ready(page: Page): Promise<void> {
  await page.locator('button.play').waitFor();
  const later = page.getByRole('button', { name: 'Not now' });
  if (await later.isVisible()) await later.click();
  // Its lettering follows.
  await page
    .locator('.lettering img')
    .evaluate((image: HTMLImageElement) => image.decode(), undefined, { timeout: 3_000 })
    .catch(() => undefined);
  await page.waitForTimeout(700);
}

/** Plays a round until its result, or until the outcome of its first choice. */
async function playOne(page: Page): Promise<void> {
  const button = page.locator('button.play');
  await button.click();
  await page.locator('button.play:not(.busy)').waitFor();
  if (!(await button.isEnabled())) {
    const open = page.locator('.step-board button:enabled');
    // In the middle of a board; a floor or a hand has only a few, at the beginning.
    await open.nth((await open.count()) === 25 ? 12 : 0).click();
  }
  await page.waitForTimeout(1_500);
}

/** All pictures of a game side by side, its tile first. */
async function sheet(on: Browser, code: string, pictures: readonly { name: string; data: Buffer }[]): Promise<void> {
  const { vendor } = catalogue.find(({ gameCode }) => gameCode === code)!;
  const tile = readFileSync(path.join(workspace, 'apps/art/pictures', gameArtPath(vendor, code).replace(/^\/art\//, '')), 'utf8');
  const page = await on.newPage({ viewport: { width: 340 + 298 * pictures.length, height: 540 } });
  await page.setContent(
    `<style>body{margin:0;display:flex;gap:10px;padding:10px;background:#15151c;align-items:center}img{block-size:520px}</style>
    <img src="data:image/svg+xml;base64,${Buffer.from(tile).toString('base64')}" style="block-size:390px">
    ${pictures.map(({ data }) => `<img src="data:image/jpeg;base64,${data.toString('base64')}">`).join('')}`,
  );
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) => Promise.all(images.map((image) => image.decode())));
  writeFileSync(
    path.join(folder, `${code}.webp`),
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toBuffer(),
  );
  await page.close();
}

/** Writes a page that shows all sheets. */
function index(): void {
  const names = new Map(catalogue.map(({ gameCode, names }) => [gameCode, names.EN]));
  const sheets = readdirSync(folder)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => path.parse(file).name)
    .map((code) => `## ${names.get(code)}\n\n![${names.get(code)}: tile, loader, play, feature and a large win](${code}.webp)\n`);
  const head =
    '# Contact sheet\n\nEvery in-house game on a phone: tile, loader, at rest, its feature, a large win. Taken by `npm run games:sheet`; how to look at them: [Add a slot](../../guides/add-a-slot.md).\n';
  writeFileSync(path.join(folder, 'contact-sheet.md'), [head, ...sheets].join('\n'));
}
