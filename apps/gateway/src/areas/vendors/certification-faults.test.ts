import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { certify, controlAt, controlledStage } from '@parlour/certification';
import { listenOnSocket } from '../office/socket.ts';
import { opsSocketPath } from '../office/socket-path.ts';
import { listening } from '../../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { officeBeside } from '../../testing/office.ts';
import { startCluster, type Cluster } from '../../testing/postgres/cluster.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-certify-'));
let cluster: Cluster;
let gateway: TestGateway;
beforeAll(async () => {
  cluster = await startCluster();
  vi.stubEnv('TEST_DATABASE_URL', cluster.url);
  gateway = await startTestGateway();
  await listenOnSocket(officeBeside(gateway), opsSocketPath(folder));
});
afterAll(async () => {
  await officeBeside(gateway).close();
  await gateway.close();
  vi.unstubAllEnvs();
  await cluster.close();
  rmSync(folder, { recursive: true });
});

test('a database that goes away in the middle of calls, and answers that are lost, leave whole bets (W37 to W39)', async () => {
  const report = await certify({
    url: `http://127.0.0.1:${await listening(gateway.app)}`,
    vendor: { code: 'JL', secret: gateway.config.vendors['JL']!.key },
    stage: controlledStage(controlAt(`unix:${opsSocketPath(folder)}`), undefined),
    faults: { database: { stop: () => cluster.stop('immediate'), start: () => cluster.start() } },
    only: ['W37', 'W38', 'W39', 'W48'],
  });
  expect(report.cases.map(({ id, outcome, reason }) => [id, outcome, reason])).toEqual([
    ['W37', 'passed', undefined],
    ['W38', 'passed', undefined],
    ['W39', 'passed', undefined],
    ['W48', 'passed', undefined],
  ]);
});
