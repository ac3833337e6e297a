import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { readConfig, showPublished, withFiles, type AppDeps, type PublishedItem } from '@parlour/gateway';
import { v4 as uuid } from 'uuid';
import { repeatable, startFreshGateway } from '../fresh-gateway.ts';

/** The real gateway on a fresh database: answers pages as it would answer a guest on a site's opening day. */
export interface RenderingGateway {
  /** Calls it as a guest of this brand's site. Answers are cached, since nothing happens on these sites. Rejects if the call fails. */
  fetchAs(brand: Pick<Brand, 'domains'>): typeof globalThis.fetch;
  close(): Promise<void>;
}

/** The fixed time at which pages are rendered, so that they do not depend on when they were built; browsers refetch the data at once. */
const openingDay: AppDeps['clock'] = { now: () => new Date('2026-01-01T00:00:00Z'), statementTime: () => null };

/**
 * Deterministic, so that the answers for one brand do not depend on earlier calls. Nobody logs in here, so nothing needs to be unguessable.
 */
const sameAlways: AppDeps['random'] = { bytes: (size) => repeatable('answer').bytes(size) };

/** A brand, and what its merchant shows if that is not the shipped content. */
export interface Site {
  brand: Brand;
  content?: readonly PublishedItem[] | undefined;
}

/** Starts it for these sites; must be closed. */
export async function startRenderingGateway(sites: readonly Site[]): Promise<RenderingGateway> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-build-'));
  const { PAYMENT_PROVIDERS } = withFiles(process.env);
  const env = { LOG_LEVEL: 'error', DATABASE_URL: 'pglite:memory', REQUESTS_PER_MINUTE: '1000000', PAYMENT_PROVIDERS };
  const config = readConfig(env, dataDir);
  const brands = sites.map(({ brand }) => brand);
  const gateway = await startFreshGateway(brands, config, openingDay, sameAlways);
  for (const { brand, content } of sites) {
    const { bytes } = repeatable(brand.id);
    if (content) await showPublished(gateway.database.db, brand.merchantCode, content, () => uuid({ random: bytes(16) }));
  }
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
