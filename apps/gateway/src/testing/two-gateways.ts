import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app.ts';
import { openDatabase, type Database } from '../db/open.ts';
import { anotherGateway, listening } from './another-gateway.ts';
import { createClient, type ClientOptions, type TestClient } from './client.ts';
import { startTestGateway, type TestGateway, type TestGatewayOptions } from './gateway.ts';

export interface TwoGateways {
  first: TestGateway;
  second: FastifyInstance;
  /** The second one's own connections, if the database is not embedded. */
  database: Database;
  /** The port on 127.0.0.1 on which the second one listens. */
  port: number;
  /** A browser that uses the second gateway, with another browser's cookies if given. */
  there(like?: TestClient, options?: ClientOptions): TestClient;
  close(): Promise<void>;
}

/** Two gateways on one database, like two processes: on Postgres, each with its own connections. */
export async function startTwoGateways(options: TestGatewayOptions = {}, more: Partial<AppDeps> = {}): Promise<TwoGateways> {
  const first = await startTestGateway(options);
  const url = first.database.pool?.options.connectionString;
  const database = url ? await openDatabase(url) : first.database;
  const second = await anotherGateway(first, database, more);
  return {
    first,
    second,
    database,
    port: await listening(second),
    there(like, asked) {
      const client = createClient(second, { clock: first.clock, host: first.merchants.all[0]!.domains[0]!, ...asked });
      for (const [name, value] of like?.cookies ?? []) client.cookies.set(name, value);
      return client;
    },
    async close() {
      await second.close();
      if (database !== first.database) await database.close();
      await first.close();
    },
  };
}
