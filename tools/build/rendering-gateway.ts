import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import {
  createApp,
  createLogger,
  merchantsOf,
  migrate,
  openDatabase,
  outboxSmsSender,
  readConfig,
  seed,
  systemClock,
} from '@parlour/gateway';

/** The real gateway on a fresh database, to render pages from what a guest would be answered on opening day. */
export interface RenderingGateway {
  /** Asks as a guest of this brand's site; takes paths. */
  fetchAs(brand: Pick<Brand, 'domains'>): typeof globalThis.fetch;
  close(): Promise<void>;
}

/** Serves these brands. What one is answered does not depend on which others there are: its cached build is as good as a new one. */
export async function startRenderingGateway(brands: readonly Brand[]): Promise<RenderingGateway> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-build-'));
  const config = readConfig({ LOG_LEVEL: 'error', DATABASE_URL: 'pglite:memory', REQUESTS_PER_MINUTE: '1000000' }, dataDir);
  const database = await openDatabase(config.databaseUrl);
  const { db } = database;
  const clock = systemClock;
  await migrate(database);
  for (const brand of brands) await seed(db, { merchants: merchantsOf([brand]), clock, random: repeatable(brand.id) });
  const random = repeatable('gateway');
  const app = await createApp({ database, config, clock, random, brands, sms: outboxSmsSender(db, clock), logger: createLogger(config) });

  return {
    fetchAs: (brand) => async (input, init) => {
      const request = new Request(new URL(input instanceof Request ? input.url : input, `http://${brand.domains[0]}`), init);
      const { statusCode, headers, rawPayload } = await app.inject({
        method: request.method as 'GET',
        url: request.url.slice(new URL(request.url).origin.length),
        headers: { ...Object.fromEntries(request.headers), host: brand.domains[0]! },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      if (statusCode >= 400)
        throw new Error(`a page asked ${request.method} ${request.url} and was answered ${statusCode}: ${rawPayload.toString()}`);
      return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: { 'content-type': String(headers['content-type']) } });
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Bytes that are the same in every build, so that the same sources give the same pages. Nothing secret is made of them: this gateway never listens. */
function repeatable(name: string): { bytes(size: number): Buffer } {
  let count = 0;
  return {
    bytes(size) {
      const blocks = Array.from({ length: Math.ceil(size / 32) }, () => createHash('sha256').update(`${name} ${count++}`).digest());
      return Buffer.concat(blocks).subarray(0, size);
    },
  };
}
