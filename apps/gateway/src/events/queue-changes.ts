import { readQueueNotifications, type QueueNotification } from '../db/notifier.ts';

/** What an open page of the office hears: a queue that changed, that it may have missed some, or that this gateway shuts down. */
export type QueueNews = QueueNotification | 'missed' | 'closing';

/**
 * Brings to the pages of the office that are open on this gateway which queues changed on any. A notification is a hint, which may be lost:
 * a page asks for what it shows, and asks again when it comes back.
 */
export interface QueueChanges {
  /** Gives a function that ends it. */
  subscribe(hear: (news: QueueNews) => void): () => void;
  /** Passes on what a payload of the notifier says of queues. */
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
