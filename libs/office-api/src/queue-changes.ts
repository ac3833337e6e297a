import type { components } from './contract.ts';
import { operations } from './generated/operations.ts';

export type QueueChange = components['schemas']['QueueChange'];
export type Queue = QueueChange['queue'];

/** Changes in queues while a page is open. */
export interface QueueChanges {
  /** `hear` is called with the merchant of each change, and without one when some may have been missed. Returns a function that ends it. */
  subscribe(queue: Queue, hear: (merchant?: string | null) => void): () => void;
  close(): void;
}

const firstPause = 1000;
const longestPause = 30_000;

/** Listens to the gateway. A lost stream reconnects by itself; a refused one, as after a log-out, is retried after growing pauses. */
export function openQueueChanges(origin: string): QueueChanges {
  const listeners = new Map<Queue, Set<(merchant?: string | null) => void>>();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let wasLost = false;
  const open = () => {
    source = new EventSource(new URL(operations.streamQueueChanges.path, origin));
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { queue, merchant } = JSON.parse(data) as QueueChange;
      for (const hear of listeners.get(queue) ?? []) hear(merchant);
    });
    source.addEventListener('open', () => {
      pause = firstPause;
      if (wasLost) for (const hear of [...listeners.values()].flatMap((those) => [...those])) hear();
      wasLost = false;
    });
    source.addEventListener('error', () => {
      wasLost = true;
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, longestPause);
    });
  };
  open();
  return {
    subscribe(queue, hear) {
      const those = listeners.get(queue) ?? new Set();
      listeners.set(queue, those.add(hear));
      return () => those.delete(hear);
    },
    close() {
      clearTimeout(timer);
      source?.close();
    },
  };
}
