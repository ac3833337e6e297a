import type { CDPSession } from '@playwright/test';

/** A file transferred over the network; times in ms from the first request. */
export interface Asked {
  url: string;
  kind: string;
  bytes: number;
  start: number;
  end: number;
}

export interface Line {
  /** Time of the last network activity, by `performance.now()` of this process. */
  movedAt(): number;
  busy(): boolean;
  files(): Asked[];
}

/** Records what a page fetches; `session` must have the network domain enabled. */
export function watchLine(session: CDPSession): Line {
  const all = new Map<string, Asked & { done: boolean }>();
  let began: number | undefined;
  let movedAt = performance.now();
  const moved = () => void (movedAt = performance.now());
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    began ??= timestamp;
    const start = (timestamp - began) * 1000;
    const bytes = all.get(requestId)?.bytes ?? 0;
    all.set(requestId, { url: request.url, kind: type ?? 'Other', bytes, start, end: Infinity, done: false });
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
    // The event stream stays open as long as the page does.
    busy: () => [...all.values()].some(({ done, kind }) => !done && kind !== 'EventSource'),
    files: () => [...all.values()].map(({ done: _done, ...file }) => file),
  };
}
