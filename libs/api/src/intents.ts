import { ApiError } from './api-error.ts';

/**
 * Idempotency keys (security C03, row 32). One key stands for one intent: it is kept while it is unknown whether the request was carried
 * out, so that the gateway sees a double click or a retry after a lost answer as the same request.
 */
export interface Intents {
  /** Sends with the key of this intent; a definite answer ends the intent. */
  send<T>(operation: string, content: unknown, send: (key: string) => Promise<T>): Promise<T>;
}

export function createIntents(newKey: () => string = () => crypto.randomUUID()): Intents {
  const keys = new Map<string, Map<string, string>>();
  return {
    async send(operation, content, send) {
      const open = keys.get(operation) ?? new Map<string, string>();
      keys.set(operation, open);
      const intent = JSON.stringify(content);
      const key = open.get(intent) ?? newKey();
      open.set(intent, key);
      try {
        const value = await send(key);
        open.clear();
        return value;
      } catch (error) {
        if (error instanceof ApiError && !error.ambiguous) open.clear();
        throw error;
      }
    },
  };
}
