import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareEvents, type SharedEvents } from './shared-events.ts';

/** A browser's event source that opens on command. */
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
  vi.stubGlobal('EventSource', Source);
  // Without locks each tab has its own stream.
  vi.stubGlobal('navigator', {});
  onGap.mockClear();
  shared = shareEvents({ url: '/wps/events', audience: 'guest', types: [], onData: () => undefined, onGap });
});
afterEach(() => {
  shared.close();
  vi.unstubAllGlobals();
});

test('data fetched before the stream opened counts as stale once, however soon the stream opens', () => {
  expect(onGap).not.toHaveBeenCalled();
  Source.last.opens();
  expect(onGap).toHaveBeenCalledTimes(1);
  Source.last.opens();
  expect(onGap).toHaveBeenCalledTimes(1);
});

test('so does data fetched before a lost stream came back', () => {
  Source.last.opens();
  Source.last.breaks();
  Source.last.opens();
  expect(onGap).toHaveBeenCalledTimes(2);
});
