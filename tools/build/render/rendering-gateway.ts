import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { readConfig, withFiles, type AppDeps } from '@parlour/gateway';
import { repeatable, startFreshGateway } from '../fresh-gateway.ts';

/** The real gateway on a fresh database: answers what pages ask, as a guest of a site would be answered on opening day. */
export interface RenderingGateway {
  /** Asks as a guest of this brand's site. What was answered once is answered again: nothing happens on these sites. Rejects when the answer is no success. */
  fetchAs(brand: Pick<Brand, 'domains'>): typeof globalThis.fetch;
  close(): Promise<void>;
}

/** When a rendered site opens: what its pages tell does not depend on when they were built, and is asked again at once by whoever opens one. */
const openingDay: AppDeps['clock'] = { now: () => new Date('2026-01-01T00:00:00Z'), statementTime: () => null };

/** What one brand is answered does not depend on how often others asked before: nobody logs in here, so that nothing must be unguessable. */
const sameAlways: AppDeps['random'] = { bytes: (size) => repeatable('answer').bytes(size) };

/** Serves these brands; must be closed. */
export async function startRenderingGateway(brands: readonly Brand[]): Promise<RenderingGateway> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-build-'));
  const { PAYMENT_PROVIDERS } = withFiles(process.env);
  const env = { LOG_LEVEL: 'error', DATABASE_URL: 'pglite:memory', REQUESTS_PER_MINUTE: '1000000', PAYMENT_PROVIDERS };
  const config = readConfig(env, dataDir);
  const gateway = await startFreshGateway(brands, config, openingDay, sameAlways);
  const ask = async (host: string, url: string, headers: Record<string, string>) => {
    const { statusCode, headers: told, payload } = await gateway.app.inject({ method: 'GET', url, headers: { ...headers, host } });
    if (statusCode >= 400) throw new Error(`a page asked GET ${url} and was answered ${statusCode}: ${payload}`);
    return { status: statusCode, type: String(told['content-type']), body: payload };
  };
  return {
    fetchAs({ domains }) {
      const answers = new Map<string, ReturnType<typeof ask>>();
      return async (input, init) => {
        if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET')
          throw new TypeError('a page that is rendered may only get a path');
        const headers = Object.fromEntries(new Headers(init?.headers));
        const key = JSON.stringify([input, headers]);
        const answer = answers.get(key) ?? ask(domains[0]!, input, headers);
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
