import { AsyncLocalStorage } from 'node:async_hooks';

/** A connection that can be closed at once, whatever it is doing. */
export interface Endable {
  endNow(): void;
}

/**
 * The database work of one request. When the request runs out of time, `stop` closes its connections, so that abandoned queries neither
 * keep running nor block others; the pool opens new ones. The database rolls back whatever was not committed.
 */
export class Work {
  #over = false;
  readonly #connections = new Set<Endable>();

  get over(): boolean {
    return this.#over;
  }

  holds(connection: Endable): void {
    this.#connections.add(connection);
  }

  letsGo(connection: Endable): void {
    this.#connections.delete(connection);
  }

  stop(): void {
    this.#over = true;
    for (const connection of this.#connections) connection.endNow();
    this.#connections.clear();
  }
}

const current = new AsyncLocalStorage<Work>();

/** The work that the caller belongs to; undefined for jobs and anything else outside requests. */
export function currentWork(): Work | undefined {
  return current.getStore();
}

/** Runs work that a request started but that others depend on: it does not end with that request. */
export function forEverybody<T>(begin: () => T): T {
  return current.exit(begin);
}

/** Runs `begin`, and whatever it starts, as part of `work`. */
export function within<T>(work: Work, begin: () => T): T {
  return current.run(work, begin);
}
