/** `npm run bench:page`; docs/guides/measure-a-page.md explains its options and tables. */
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { loadBrands, type Brand } from '@parlour/brand/schema';
import { chromiumArgs, chromiumPath } from '../browser/chromium.ts';
import { firstViewScriptBytes } from '../build/first-view.ts';
import { brandsFolder, sitesFolder, workspace } from '../build/places.ts';
import { buildAll } from '../commands/build-all.ts';
import { buildBareStack } from './bare/build.ts';
import { wearDeviceFonts } from './device-fonts.ts';
import { firstTaps } from './first-tap.ts';
import { startFront, type Front, type Source } from './front.ts';
import { startGateway, type BenchGateway } from './gateway.ts';
import { judgeAnswer, judgeFirstTap, judgeHome, judgeScores, judgeScroll, type Judgement } from './goals.ts';
import { interactions, type Answer } from './interactions.ts';
import { lighthouseScores } from './lighthouse.ts';
import { median, medianOf, type Measured } from './measured.ts';
import { desktop, phone, type Profile } from './profiles.ts';
import { report, type Row } from './report.ts';
import { scrolling } from './scrolling.ts';
import { folder, withoutScript } from './static-site.ts';
import { visit, type Visit } from './visit.ts';

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: 'padma,meridian' },
    runs: { type: 'string', default: '3' },
    games: { type: 'string', default: '10000' },
    /** Runs only one part: pages, taps, interactions or list. */
    only: { type: 'string' },
    /** Only the home page on a phone, once. */
    quick: { type: 'boolean', default: false },
    /** A browser with Latin fonts only: other text is shown as boxes until our fonts have loaded. */
    'latin-device': { type: 'boolean', default: false },
    /** Exits with 1 if a goal is missed. */
    check: { type: 'boolean', default: false },
  },
});
const runs = values.quick ? 1 : Number(values.runs);
const brands = loadBrands(brandsFolder).filter(({ id }) => values.brands.split(',').includes(id));
const paths = values.quick ? ['/'] : ['/', '/rng'];
const profiles = values.quick ? [phone] : [phone, desktop];
const launch = { executablePath: await chromiumPath(), args: chromiumArgs };
const device = values['latin-device'] ? null : wearDeviceFonts();
const bareHost = 'bare.localhost';
const stillHost = ({ id }: Brand) => `static-${id}.localhost`;

await buildAll(loadBrands(brandsFolder).length + 1);
const bare = await buildBareStack();
const gateway = await startGateway(brands, sitesFolder);
const front = await startFront(sourcesOf(gateway));
const browser = await chromium.launch(launch);
try {
  const wanted = (part: 'pages' | 'taps' | 'interactions' | 'list') =>
    values.only ? values.only === part : part === 'pages' || !values.quick;
  const { rows, judgements } = wanted('pages') ? await measure(browser, front) : { rows: [], judgements: [] };
  if (wanted('taps')) judgements.push(...(await inRuns('first taps', browser, front, firstTaps, judgeFirstTap)));
  if (wanted('interactions')) judgements.push(...(await inRuns('interactions', browser, front, interactions, judgeAnswer)));
  if (wanted('list')) judgements.push(...(await longList(browser, front, gateway)));
  const facts = {
    at: new Date().toISOString(),
    cores: os.availableParallelism(),
    load: os.loadavg()[0],
    runs,
    node: process.version,
    browser: browser.version(),
  };
  report(rows, judgements, facts, path.join(workspace, 'test-results/bench-page.json'));
  process.exitCode = values.check && judgements.some(({ met }) => !met) ? 1 : 0;
} finally {
  await browser.close();
  await front.close();
  await gateway.close();
  bare.remove();
  device?.remove();
}

function sourcesOf({ port }: BenchGateway): Map<string, Source> {
  const sources = new Map<string, Source>([[bareHost, folder(bare.folder)]]);
  for (const brand of brands) {
    const [host] = brand.domains;
    sources.set(host!, { kind: 'server', port, host: host! });
    sources.set(stillHost(brand), withoutScript(path.join(sitesFolder, brand.id), brand.defaultLanguage));
  }
  return sources;
}

/** Every page under every profile, alternating, so that a noisy moment affects all of them alike. */
async function measure(browser: Browser, front: Front): Promise<{ rows: Row[]; judgements: Judgement[] }> {
  const [rows, judgements]: [Row[], Judgement[]] = [[], []];
  for (const profile of profiles) {
    const urls = [
      `${front.origin(bareHost)}/`,
      ...brands.flatMap((brand) => paths.flatMap((page) => [brand.domains[0]!, stillHost(brand)].map((host) => front.origin(host) + page))),
    ];
    const found = await inTurns(browser, urls, profile);
    const bareRow = found.get(urls[0]!)!;
    rows.push({ name: `bare stack, ${profile.name}`, measured: bareRow });
    for (const brand of brands)
      for (const page of paths) {
        const name = `${brand.id} ${page}`;
        const [ours, still] = [found.get(front.origin(brand.domains[0]!) + page)!, found.get(front.origin(stillHost(brand)) + page)!];
        rows.push({ name: `${name} without script, ${profile.name}`, measured: still });
        rows.push({ name: `${name}, ${profile.name}`, measured: ours, still, bare: bareRow });
        if (page !== '/' || profile !== phone) continue;
        judgements.push(
          ...judgeHome(brand.id, ours, still, bareRow, firstViewScriptBytes(path.join(sitesFolder, brand.id), brand.defaultLanguage)),
        );
        judgements.push(judgeScores(brand.id, await lighthouseScores(front.origin(brand.domains[0]!) + page, profile, launch)));
      }
  }
  return { rows, judgements };
}

async function inTurns(browser: Browser, urls: readonly string[], profile: Profile): Promise<Map<string, Measured>> {
  const visits = new Map<string, Visit[]>(urls.map((url) => [url, []]));
  for (let run = 1; run <= runs; run++)
    for (const url of urls) {
      process.stderr.write(`${profile.name}, run ${run} of ${runs}: ${url}\n`);
      visits.get(url)!.push(await visit(browser, url, profile));
    }
  return new Map([...visits].map(([url, some]) => [url, medianOf(some)]));
}

/** How long the pages take to respond: medians of all runs. */
async function inRuns(
  part: string,
  browser: Browser,
  front: Front,
  measureOnce: (browser: Browser, origin: string) => Promise<Answer[]>,
  judge: (name: string, answer: Answer) => Judgement,
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const brand of brands) {
    process.stderr.write(`${brand.id}: ${part}\n`);
    const times = new Map<string, number[]>();
    for (let run = 0; run < runs; run++)
      for (const { what, ms } of await measureOnce(browser, front.origin(brand.domains[0]!)))
        times.set(what, [...(times.get(what) ?? []), ms]);
    judgements.push(...[...times].map(([what, all]) => judge(brand.id, { what, ms: median(all) })));
  }
  return judgements;
}

/** How a very long list scrolls: the first brand gets this many additional games, in this run's database. */
async function longList(browser: Browser, front: Front, gateway: BenchGateway): Promise<Judgement[]> {
  const [brand] = brands;
  const count = Number(values.games);
  if (!brand || count === 0) return [];
  process.stderr.write(`${brand.id}: a list of ${count} games\n`);
  await gateway.addGames(brand, count);
  return [judgeScroll(brand.id, await scrolling(browser, `${front.origin(brand.domains[0]!)}/rng`, count))];
}
