import type { Browser, CDPSession, Page } from '@playwright/test';
import { watchLine, type Asked, type Line } from './line.ts';
import { observe, type Observed } from './observe.ts';
import type { Profile } from './profiles.ts';

/** The measurements of one visit with an empty cache; times in ms from the start of the navigation, bytes as transferred. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time: the part of each task beyond 50 ms, after the first paint. */
  blocking: number;
  layoutShift: number;
  /** What moved. */
  moved: Observed['moved'];
  /** Bytes of scripts that arrived before the largest paint. */
  scriptBeforePaint: number;
  bytesBeforeLoad: number;
  bytes: number;
  script: number;
  requests: number;
  /** The element of the largest contentful paint. */
  largest: string;
  /** All files, to find out what the bytes were. */
  files: Asked[];
  /** Tasks above 50 ms. */
  tasks: readonly { start: number; ms: number }[];
}

/** A page is quiet after this long without network activity and long tasks, in ms. */
const quiet = 2000;
const patience = 60_000;

/** Opens a page under this profile, with an empty cache. */
export async function openPage(browser: Browser, { window, userAgent }: Profile): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: window.width, height: window.height },
    deviceScaleFactor: window.scale,
    isMobile: window.touch,
    hasTouch: window.touch,
    ...(userAgent && { userAgent }),
  });
  return context.newPage();
}

/** Throttles network and CPU. */
export async function slowDown(page: Page, { network, slowdown }: Pick<Profile, 'network' | 'slowdown'>): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (network)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTripMs,
      downloadThroughput: (network.downKbit * 1000) / 8,
      uploadThroughput: (network.upKbit * 1000) / 8,
    });
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/** Opens `url` once and observes it until it is quiet. */
export async function visit(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  const page = await openPage(browser, profile);
  try {
    await page.addInitScript(observe);
    const line = watchLine(await slowDown(page, profile));
    await page.goto(url, { waitUntil: 'commit', timeout: patience });
    const seen = await untilQuiet(page, line);
    const files = line.files();
    const sum = (list: readonly Asked[]) => list.reduce((bytes, file) => bytes + file.bytes, 0);
    const scripts = files.filter((file) => file.kind === 'Script');
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      blocking: seen.tasks.reduce((ms, [start, duration]) => ms + Math.max(0, start + duration - Math.max(start, seen.firstPaint) - 50), 0),
      layoutShift: seen.shift,
      moved: seen.moved,
      scriptBeforePaint: sum(scripts.filter((file) => file.end <= seen.largestPaint)),
      bytesBeforeLoad: sum(files.filter((file) => file.end <= seen.load)),
      bytes: sum(files),
      script: sum(scripts),
      requests: files.length,
      largest: seen.largest,
      files,
      tasks: seen.tasks.map(([start, ms]) => ({ start, ms })),
    };
  } finally {
    await page.context().close();
  }
}

async function untilQuiet(page: Page, line: Line): Promise<Observed & { load: number }> {
  const giveUp = performance.now() + patience;
  for (;;) {
    await page.waitForTimeout(250);
    const seen = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const load = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
      return { ...observedVisit!, load, now: performance.now() };
    });
    const lastTask = seen.tasks.at(-1);
    const still = performance.now() - line.movedAt() >= quiet && (!lastTask || seen.now - lastTask[0] - lastTask[1] >= quiet);
    if ((seen.load > 0 && !line.busy() && still) || performance.now() > giveUp) return seen;
  }
}
