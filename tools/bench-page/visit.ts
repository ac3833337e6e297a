import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Profile } from './profiles.ts';

/** What one visit with an empty cache was like; times in ms from the start of the navigation, bytes as they came over the line. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** What of each task above 50 ms goes beyond, after the first paint. */
  blocking: number;
  layoutShift: number;
  /** Bytes of scripts that arrived before the largest paint. */
  scriptBeforePaint: number;
  bytesBeforeLoad: number;
  bytes: number;
  script: number;
  requests: number;
  /** What the largest paint showed. */
  largest: string;
  /** Each file: for whoever wants to know what the bytes were. */
  files: Asked[];
  /** Tasks above 50 ms. */
  tasks: readonly { start: number; ms: number }[];
}

export interface Asked {
  url: string;
  kind: string;
  bytes: number;
  start: number;
  end: number;
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  largest: string;
  shift: number;
  tasks: [start: number, ms: number][];
  load: number;
  now: number;
}

/** Runs in the page before anything of it does. */
function observe(): void {
  const seen = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, tasks: [] as [number, number][] };
  const when = (type: string, heed: (entry: PerformanceEntry & Record<string, never>) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => heed(entry as never))).observe({ type, buffered: true });
  when('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.firstPaint = entry.startTime));
  when('largest-contentful-paint', (entry) => {
    const { element, url } = entry as unknown as { element?: Element; url?: string };
    seen.largestPaint = entry.startTime;
    seen.largest = `${element?.localName ?? '?'} ${url || element?.textContent?.slice(0, 40) || ''}`;
  });
  let [burst, first, last] = [0, 0, 0];
  when('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number };
    if (hadRecentInput) return;
    const goesOn = burst > 0 && entry.startTime - last < 1000 && entry.startTime - first < 5000;
    burst = goesOn ? burst + value : value;
    if (!goesOn) first = entry.startTime;
    last = entry.startTime;
    seen.shift = Math.max(seen.shift, burst);
  });
  when('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  (globalThis as { __seen?: unknown }).__seen = seen;
}

/** Nothing moved on the line for so long, and no long task ran: the page is quiet. */
const quiet = 2000;
const patience = 60_000;

/** A page as somebody with this profile has it, with an empty cache. */
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

/** Slows line and processor down. */
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

/** Opens `url` once and watches until it is quiet. */
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

interface Line {
  /** When something last moved, by `performance.now()` of this process. */
  movedAt(): number;
  busy(): boolean;
  files(): Asked[];
}

function watchLine(session: CDPSession): Line {
  const all = new Map<string, Asked & { done: boolean }>();
  let began: number | undefined;
  let movedAt = performance.now();
  const moved = () => void (movedAt = performance.now());
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('https:')) return;
    began ??= timestamp;
    const start = (timestamp - began) * 1000;
    all.set(requestId, {
      url: request.url,
      kind: type ?? 'Other',
      bytes: all.get(requestId)?.bytes ?? 0,
      start,
      end: Infinity,
      done: false,
    });
    moved();
  });
  session.on('Network.dataReceived', moved);
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => end(requestId, timestamp, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  function end(requestId: string, timestamp: number, bytes: number): void {
    const file = all.get(requestId);
    if (!file) return;
    Object.assign(file, { bytes: file.bytes + bytes, end: (timestamp - began!) * 1000, done: true });
    moved();
  }
  return {
    movedAt: () => movedAt,
    // The stream of events stays open as long as the page does.
    busy: () => [...all.values()].some(({ done, kind }) => !done && kind !== 'EventSource'),
    files: () => [...all.values()].map(({ done: _done, ...file }) => file),
  };
}

async function untilQuiet(page: Page, line: Line): Promise<Observed> {
  const giveUp = performance.now() + patience;
  for (;;) {
    await page.waitForTimeout(250);
    const seen = await page.evaluate((): Observed => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return { ...(globalThis as unknown as { __seen: Observed }).__seen, load: navigation?.loadEventEnd ?? 0, now: performance.now() };
    });
    const lastTask = seen.tasks.at(-1);
    const still = performance.now() - line.movedAt() >= quiet && (!lastTask || seen.now - lastTask[0] - lastTask[1] >= quiet);
    if ((seen.load > 0 && !line.busy() && still) || performance.now() > giveUp) return seen;
  }
}
