import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareEvents, type SharedEvents } from './shared-events.ts';

/** A browser's event source that opens when it is told to. */
class Source extends EventTarget {
  static last: Source;
  readyState = 0;
  constructor() {
    super();
    Source.last = this;
  }
  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  breaks(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
  close(): void {
    this.readyState = 2;
  }
}

let shared: SharedEvents;
const onGap = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('EventSource', Source);
  // Without locks each tab listens for itself.
  vi.stubGlobal('navigator', {});
  onGap.mockClear();
  shared = shareEvents({ url: '/wps/events', audience: 'guest', types: [], onData: () => undefined, onGap });
});
afterEach(() => {
  shared.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stream that opens at once, while the page fetches what it shows, has missed nothing', () => {
  vi.advanceTimersByTime(400);
  Source.last.opens();
  expect(onGap).not.toHaveBeenCalled();
});

test('one that opens later may have missed something, once', () => {
  vi.advanceTimersByTime(3000);
  Source.last.opens();
  expect(onGap).toHaveBeenCalledTimes(1);
  Source.last.opens();
  expect(onGap).toHaveBeenCalledTimes(1);
});

test('so may one that comes back', () => {
  Source.last.opens();
  Source.last.breaks();
  Source.last.opens();
  expect(onGap).toHaveBeenCalledTimes(1);
});
