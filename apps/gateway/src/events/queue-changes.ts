import { readQueueNotifications, type QueueNotification } from '../db/notifier.ts';

/**
 * What an open page of the office receives: a queue that changed, a note that it may have missed some, or that this gateway is shutting
 * down.
 */
export type QueueNews = QueueNotification | 'missed' | 'closing';

/**
 * Tells the office pages that are open on this gateway which queues have changed, on any gateway. A notification is only a hint and may be
 * lost: a page fetches what it shows, and fetches it again when it reconnects.
 */
export interface QueueChanges {
  /** Subscribes; returns a function that ends it. */
  subscribe(hear: (news: QueueNews) => void): () => void;
  /** Passes on a notification about queues. */
  hear(payload: string): void;
  missed(): void;
  close(): void;
}

export function createQueueChanges(): QueueChanges {
  const subscribers = new Set<(news: QueueNews) => void>();
  const tell = (news: QueueNews): void => {
    for (const hear of subscribers) hear(news);
  };
  return {
    subscribe(hear) {
      subscribers.add(hear);
      return () => subscribers.delete(hear);
    },
    hear(payload) {
      for (const change of readQueueNotifications(payload)) tell(change);
    },
    missed: () => tell('missed'),
    close: () => tell('closing'),
  };
}
