import { AsyncLocalStorage } from 'node:async_hooks';

/** A connection that can be ended at once, whatever it is doing. */
export interface Endable {
  endNow(): void;
}

/**
 * What is asked of the database for one request. When the request's time is over, `stop` ends the connections that it
 * holds, so that a question nobody waits for any more neither goes on nor keeps others from asking theirs; the pool makes
 * new ones. The database rolls back what was not committed.
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

/** The work in which the caller runs; undefined for jobs and whatever else no request waits for. */
export function currentWork(): Work | undefined {
  return current.getStore();
}

/** Runs what a request only happened to set going, and what others rely on: it does not end with that request. */
export function forEverybody<T>(begin: () => T): T {
  return current.exit(begin);
}

/** Runs `begin`, and whatever it sets going, as part of `work`. */
export function within<T>(work: Work, begin: () => T): T {
  return current.run(work, begin);
}
