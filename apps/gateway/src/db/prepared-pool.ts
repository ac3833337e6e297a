import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Marks statements to prepare; see `prepared` in kernel. */
const mark = '/* prepared */';

/** Names under which connections know their prepared statements. All texts come from the program, so there are few. */
const names = new Map<string, string>([['select wallet_call($1, $2, $3, $4) as outcome', 'wallet_call']]);

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || !text.includes(mark)) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

/** The pool as Kysely uses it, with these statements prepared. */
export function preparing(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const prepared = known.get(client) ?? new PreparingClient(client);
      known.set(client, prepared);
      return prepared;
    },
  };
}

/** The part of a driver's connection that Kysely uses; the driver's own types do not fit Kysely's results. */
interface Connection {
  query(asked: { text: string; values: unknown[]; name?: string }): Promise<unknown>;
  release(destroy?: boolean): void;
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: Connection;
  constructor(client: Connection) {
    this.#client = client;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('the gateway reads nothing by cursors');
    const name = nameOf(asked);
    const query = { text: asked, values: [...parameters], ...(name === undefined ? {} : { name }) };
    return this.#client.query(query) as Promise<PostgresQueryResult<R>>;
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
