/** `npm run bench:games`: weight, start and frames of each game's window. docs/guides/measure-a-game.md explains the results. */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { readGames } from '@parlour/arcade';
import { phone } from '../bench-page/profiles.ts';
import { openPage, slowDown } from '../bench-page/visit.ts';
import { watchLine } from '../bench-page/line.ts';
import { chromiumArgs, chromiumPath } from '../browser/chromium.ts';
import { workspace } from '../build/places.ts';
import { observe } from './observe.ts';
import { goals, rowOf, tableOf, type Measured, type Times } from './table.ts';
import { benchRounds } from './rounds.ts';
import { bringsFeature, serveArcade, type ServedArcade } from './served-arcade.ts';

const { values } = parseArgs({
  options: {
    /** Codes separated by commas; all games if absent. */
    games: { type: 'string' },
    /** Rounds per game; with `--weights` at most one, and 0 measures a game before its first round. */
    rounds: { type: 'string', default: '8' },
    /** Measures only what does not depend on the machine's load: what is fetched, drawn and kept. */
    weights: { type: 'boolean', default: false },
    /** Measures only how many rounds a second pass through wallet and ledger, without windows. */
    wallet: { type: 'boolean', default: false },
    /** Exits with 1 if a goal is missed. */
    check: { type: 'boolean', default: false },
  },
});
const games = readGames();
const familyOf = (code: string) => games.get(code)!.current.pack.engine.split('/')[0];
/** Another game of the same family: slots share Pixi, which instant games do not use. */
const neighbourOf = (game: string) => [...games.keys()].find((code) => code !== game && familyOf(code) === familyOf(game)) ?? game;

const codes = values.games?.split(',') ?? [...games.keys()];

const met = values.wallet ? await benchRounds(2_000, 5) : await benchWindows();
process.exitCode = values.check && !met ? 1 : 0;

async function benchWindows(): Promise<boolean> {
  const arcade = await serveArcade();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const measured: Measured[] = [];
    for (const game of codes) {
      measured.push(await measure(browser, arcade, game));
      console.log(rowOf(measured.at(-1)!));
    }
    console.log(tableOf(measured));
    const facts = { at: new Date().toISOString(), cores: os.availableParallelism(), load: os.loadavg()[0], browser: browser.version() };
    console.log(`Load of this machine: ${os.loadavg()[0]!.toFixed(1)} on ${os.availableParallelism()} cores.`);
    const results = path.join(workspace, 'test-results');
    mkdirSync(results, { recursive: true });
    writeFileSync(path.join(results, 'bench-games.json'), `${JSON.stringify({ ...facts, measured }, null, 2)}\n`);
    return measured.every((each) => goals(each).every((goal) => goal.met));
  } finally {
    await browser.close();
    await arcade.close();
  }
}

/** Measures a game on a phone with a graphics card: what it fetches, draws and keeps, and its times. */
async function measure(on: Browser, served: ServedArcade, game: string): Promise<Measured> {
  const times = values.weights ? undefined : await timesOf(on, served, game);
  const card = await open(on, served, game, true);
  const { draws, textureBytes } = await playRounds(card.context, Math.min(values.weights ? 1 : 2, Number(values.rounds)));
  await card.context.close();
  const before = await open(on, served, neighbourOf(game), true);
  const second = await open(on, served, game, true, before.context);
  await before.context.close();
  return { game, bytes: card.bytes, secondBytes: second.bytes, draws, textureBytes, times };
}

/** Measures a game where drawing is slowest, without a graphics card, and at its busiest: a slot replays a round with its feature. */
async function timesOf(on: Browser, served: ServedArcade, game: string): Promise<Times> {
  const player = crypto.randomUUID();
  const feature = familyOf(game) === 'slot' && (await served.playUntil(game, player, bringsFeature));
  const { context, ready } = await open(on, served, game, false, undefined, player);
  const { frame95, longestScript } = feature ? await watchAgain(context) : await playRounds(context, Number(values.rounds));
  await context.close();
  return { ready, frame95, longestScript };
}

/** Replays the latest round of the history, for at most half a minute: the longest features have many similar spins. */
async function watchAgain(context: BrowserContext) {
  const page = context.pages()[0]!;
  // The prompt of the first start would cover it.
  const later = page.getByRole('button', { name: 'Not now' });
  if (await later.isVisible()) await later.click();
  await page.getByRole('button', { name: 'History' }).click();
  const begun = await forget(page);
  await page.getByRole('button', { name: 'Watch again' }).first().click();
  await page.waitForTimeout(1_000);
  await page
    .locator('button.play:not(.busy)')
    .waitFor({ timeout: 30_000 })
    .catch(() => undefined);
  return seenSince(page, begun);
}

/** Waits until the play button can be pressed. */
async function open(
  on: Browser,
  served: ServedArcade,
  game: string,
  card: boolean,
  known?: BrowserContext,
  player: string = crypto.randomUUID(),
) {
  const page = known ? await known.newPage() : await openPage(on, phone);
  await page.addInitScript(observe, card);
  const line = watchLine(await slowDown(page, values.weights ? { network: null, slowdown: 1 } : phone));
  const begun = performance.now();
  await page.goto(served.windowOf(game, player), { waitUntil: 'commit' });
  await page.locator('button.play:enabled').waitFor({ timeout: 120_000 });
  const ready = performance.now() - begun;
  return { context: page.context(), ready, bytes: line.files().reduce((sum, { bytes }) => sum + bytes, 0) };
}

async function playRounds(context: BrowserContext, rounds: number) {
  const [page] = context.pages();
  const button = page!.locator('button.play');
  const begun = await forget(page!);
  for (let round = 0; round < rounds; round++) {
    await button.click({ timeout: 120_000 });
    await expect(button).not.toHaveClass(/busy/, { timeout: 120_000 });
    if (await button.isEnabled()) continue;
    // The round waits for a choice, after which it can be ended.
    await page!.locator('.step-board button:enabled').first().click();
    await expect(button).not.toHaveClass(/busy/, { timeout: 120_000 });
    // A losing choice has already ended it.
    if ((await button.locator('.collect').count()) === 0) continue;
    await button.click({ timeout: 120_000 });
    await expect(button).not.toHaveClass(/busy/, { timeout: 120_000 });
  }
  return seenSince(page!, begun);
}

/** Starts counting frames again; returns the window's time. */
function forget(page: Page): Promise<number> {
  return page.evaluate(() => {
    observedGame!.frames.length = 0;
    return performance.now();
  });
}

async function seenSince(page: Page, begun: number) {
  const { frames, draws, textureBytes, scripts } = await page.evaluate(() => observedGame!);
  const sorted = frames.toSorted((one, other) => one - other);
  return {
    frame95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longestScript: Math.max(0, ...scripts.filter(({ start }) => start >= begun).map(({ ms }) => ms)),
    draws,
    textureBytes,
  };
}
