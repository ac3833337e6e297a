/** A visit as measured in the page; times in ms from the start of the navigation. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest contentful paint. */
  largest: string;
  /** Cumulative layout shift: the worst session window (gaps under a second, five seconds at most). */
  shift: number;
  /** What moved; for each shift, the most significant element first. */
  moved: { at: number; value: number; what: string[] }[];
  tasks: [start: number, ms: number][];
}

declare global {
  var observedVisit: Observed | undefined;
}

/** Fields of performance entries that TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page before its own scripts; must not refer to anything in this module. */
export function observe(): void {
  const seen: Observed = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, moved: [], tasks: [] };
  globalThis.observedVisit = seen;
  const when = <Entry extends PerformanceEntry>(type: string, heed: (entry: Entry) => void) =>
    // The browser guarantees the entries' types.
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => heed(entry as Entry))).observe({ type, buffered: true });
  const name = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element
      ? `${element.localName}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 30)}"`
      : 'what is gone';
  };
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');

  when('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  when<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.largestPaint = startTime;
    seen.largest = `${element?.localName ?? '?'} ${url || element?.textContent?.slice(0, 40) || ''}`;
  });
  let [burst, first, last] = [0, 0, 0];
  when<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    const goesOn = burst > 0 && startTime - last < 1000 && startTime - first < 5000;
    burst = goesOn ? burst + value : value;
    if (!goesOn) first = startTime;
    last = startTime;
    seen.shift = Math.max(seen.shift, burst);
    const what = sources.map(({ node, previousRect, currentRect }) => `${name(node)}: ${place(previousRect)} to ${place(currentRect)}`);
    seen.moved.push({ at: startTime, value, what });
  });
  when('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}
