import type pg from 'pg';
import { currentWork, type Endable, type Work } from './work.ts';

/** What a question fails with whose request was over before it was asked; told apart by nobody from a lost connection. */
const over = 'Connection terminated: the time of the request is over';

/**
 * Has a pool's connections end with what they are used for. Each belongs to the request that asks it and is hung up when
 * that request's time is over; and it is hung up when an answer is late. The driver's own timeout would leave it waiting
 * for that answer, and the rollback behind it would wait as long again (security F03).
 */
export function endConnectionsInTime(pool: pg.Pool): void {
  const connections = new WeakMap<object, Connection>();
  pool.on('connect', (client) => {
    // While it is lent out nobody else listens, and an error that nobody hears ends the process (security F02).
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

  /** Makes it the current request's; a failure where that is over. */
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
