import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { readConfig, systemClock } from '@parlour/gateway';
import { startFreshGateway } from './fresh-gateway.ts';

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
  const gateway = await startFreshGateway(brands, config, systemClock);

  return {
    fetchAs: (brand) => async (input, init) => {
      const request = new Request(new URL(input instanceof Request ? input.url : input, `http://${brand.domains[0]}`), init);
      const { statusCode, headers, rawPayload } = await gateway.app.inject({
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
      await gateway.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
