import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { readConfig, type AppDeps } from '@parlour/gateway';
import { repeatable, startFreshGateway } from './fresh-gateway.ts';

/** The real gateway on a fresh database, to render pages from what a guest would be answered on opening day. */
export interface RenderingGateway {
  /** Asks as a guest of this brand's site; takes paths, and refuses whatever would change something. */
  fetchAs(brand: Pick<Brand, 'domains'>): typeof globalThis.fetch;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

/** When a rendered site opens: what its pages tell does not depend on when they were built, and is asked again at once by whoever opens one. */
const openingDay: AppDeps['clock'] = { now: () => new Date('2026-01-01T00:00:00Z'), statementTime: () => null };

/** What one brand is answered does not depend on how often others asked before: nobody logs in here, so that nothing must be unguessable. */
const sameAlways: AppDeps['random'] = { bytes: (size) => repeatable('answer').bytes(size) };

/** Serves these brands. What one is answered does not depend on which others there are: its cached build is as good as a new one. */
export async function startRenderingGateway(brands: readonly Brand[]): Promise<RenderingGateway> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-build-'));
  const config = readConfig({ LOG_LEVEL: 'error', DATABASE_URL: 'pglite:memory', REQUESTS_PER_MINUTE: '1000000' }, dataDir);
  const gateway = await startFreshGateway(brands, config, openingDay, sameAlways);

  const ask = async (brand: Pick<Brand, 'domains'>, method: 'GET', url: string, headers: Record<string, string>): Promise<Answer> => {
    const {
      statusCode,
      headers: told,
      rawPayload,
    } = await gateway.app.inject({ method, url, headers: { ...headers, host: brand.domains[0]! } });
    if (statusCode >= 400) throw new Error(`a page asked ${method} ${url} and was answered ${statusCode}: ${rawPayload.toString()}`);
    return { status: statusCode, type: String(told['content-type']), body: new Uint8Array(rawPayload) };
  };

  return {
    fetchAs(brand) {
      // Nothing happens on this site: what was answered once is answered again.
      const answers = new Map<string, Promise<Answer>>();
      return async (input, init) => {
        const request = new Request(new URL(input instanceof Request ? input.url : input, `http://${brand.domains[0]}`), init);
        if (request.method !== 'GET') throw new Error(`a page that is rendered may only ask, and not ${request.method} ${request.url}`);
        const url = request.url.slice(new URL(request.url).origin.length);
        const headers = Object.fromEntries(request.headers);
        const key = JSON.stringify([url, headers]);
        const answer = answers.get(key) ?? ask(brand, 'GET', url, headers);
        answers.set(key, answer);
        const { status, type, body } = await answer;
        return new Response(body, { status, headers: { 'content-type': type } });
      };
    },
    async close() {
      await gateway.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
