import type pg from 'pg';
import { currentWork, type Endable, type Work } from './work.ts';

/** The error of a query whose request has already ended; deliberately like that of a lost connection. */
const over = 'Connection terminated: the time of the request is over';

/**
 * Ties a pool's connections to their use: closes a connection when the request that uses it runs out of time, or when an answer is late.
 * The driver's own timeout would leave the connection waiting for that answer, and the rollback after it would wait just as long again
 * (security F03).
 */
export function endConnectionsInTime(pool: pg.Pool): void {
  const connections = new WeakMap<object, Connection>();
  pool.on('connect', (client) => {
    // Nobody else listens while it is lent out, and an unhandled error event would end the process (security F02).
    client.on('error', () => undefined);
    connections.set(client, new Connection(client));
  });
  pool.on('release', (_error, client) => connections.get(client)?.comesBack());
}

class Connection implements Endable {
  readonly #client: pg.PoolClient;
  #work: Work | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    const { query } = client;
    Object.assign(client, {
      query: (...given: unknown[]): unknown => this.#join() ?? this.#watch(Reflect.apply(query, client, given)),
    });
  }

  endNow(): void {
    this.#client.connection.stream.destroy();
  }

  comesBack(): void {
    this.#work?.letsGo(this);
    this.#work = undefined;
  }

  /** Assigns the connection to the current request; rejects if that has already ended. */
  #join(): Promise<never> | undefined {
    const work = currentWork();
    if (!work || work === this.#work) return undefined;
    if (work.over) return Promise.reject(new Error(over));
    this.#work?.letsGo(this);
    this.#work = work;
    work.holds(this);
    return undefined;
  }

  #watch(answer: unknown): unknown {
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') this.endNow();
      });
    return answer;
  }
}
