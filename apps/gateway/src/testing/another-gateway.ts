import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { createApp, type AppDeps } from '../app.ts';
import type { Database } from '../db/open.ts';
import { outboxSenders } from '../outbound/demo-outbox.ts';
import { createLogger } from '../observe/logger.ts';
import { testBrands } from './brands.ts';
import type { TestGateway } from './gateway.ts';

/** Another gateway, on the database of `gateway` or with the same set-up on a different one; the caller closes it. */
export function anotherGateway(
  { config, clock, random, database }: Pick<TestGateway, 'config' | 'clock' | 'random' | 'database'>,
  on: Database = database,
  more: Partial<AppDeps> = {},
): Promise<FastifyInstance> {
  return createApp({
    database: on,
    config,
    clock,
    random,
    brands: testBrands,
    ...outboxSenders(on.db, clock),
    logger: createLogger({ logLevel: 'silent' }),
    ...more,
  });
}

/** Makes a gateway listen, for tests that `inject` cannot serve (streams, malformed bytes); returns its port on 127.0.0.1. */
export async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}
