import type { Queue, QueueChanges } from '../queue-changes.ts';

export interface TellableChanges extends QueueChanges {
  /** Tells listeners that the queue has changed at a merchant. */
  tell(queue: Queue, merchant: string): void;
}

/** Queues whose changes a story or test announces, instead of the gateway's stream. */
export function tellableChanges(): TellableChanges {
  const listeners = new Set<{ queue: Queue; hear: (merchant?: string | null) => void }>();
  return {
    subscribe(queue, hear) {
      const listener = { queue, hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => listeners.clear(),
    tell: (changed, merchant) => listeners.forEach(({ queue, hear }) => queue === changed && hear(merchant)),
  };
}
