/** A thread with the real gateway on a fresh database: answers what pages ask, as a guest of the site would be answered on opening day. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { readConfig, type AppDeps } from '@parlour/gateway';
import { repeatable, startFreshGateway } from '../fresh-gateway.ts';
import type { FromGateway, GatewayData, ToGateway } from './messages.ts';

/** When a rendered site opens: what its pages tell does not depend on when they were built, and is asked again at once by whoever opens one. */
const openingDay: AppDeps['clock'] = { now: () => new Date('2026-01-01T00:00:00Z'), statementTime: () => null };

/** What one brand is answered does not depend on how often others asked before: nobody logs in here, so that nothing must be unguessable. */
const sameAlways: AppDeps['random'] = { bytes: (size) => repeatable('answer').bytes(size) };

// The engine lives for seconds: what optimizing its code would cost, it would not give back. Nothing else of a build is WebAssembly.
setFlagsFromString('--wasm-tiering-budget=400000000');

// What one brand is answered does not depend on which others there are: its cached build is as good as a new one.
const { brands } = workerData as GatewayData;
const build = parentPort!;
const tell = (message: FromGateway) => build.postMessage(message);
const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-build-'));
const config = readConfig({ LOG_LEVEL: 'error', DATABASE_URL: 'pglite:memory', REQUESTS_PER_MINUTE: '1000000' }, dataDir);
const gateway = await startFreshGateway(brands, config, openingDay, sameAlways);

// Messages that came before have waited.
build.on('message', (message: ToGateway) => void ('close' in message ? close() : answer(message)));

async function answer({ ask, host, path: url, headers }: Extract<ToGateway, { ask: number }>): Promise<void> {
  const { statusCode, headers: told, payload } = await gateway.app.inject({ method: 'GET', url, headers: { ...headers, host } });
  if (statusCode >= 400) tell({ answer: ask, problem: `a page asked GET ${url} and was answered ${statusCode}: ${payload}` });
  else tell({ answer: ask, status: statusCode, type: String(told['content-type']), body: payload });
}

async function close(): Promise<void> {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
  build.close();
}
