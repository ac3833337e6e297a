import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBrands } from '@parlour/brand/schema';
import { merchantsOf } from '../kernel/merchants.ts';
import { openDatabase, type Database } from '../db/open.ts';
import { jobs as everyJob } from '../areas.ts';
import { createVault } from '../areas/identity/personal/vault.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { testConfig } from '../testing/config.ts';
import { freePort } from '../testing/free-port.ts';
import { demandLogin } from './database-login.ts';
import { startCluster, type Cluster } from '../testing/postgres/cluster.ts';
import { start, type Running } from './start.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-login-'));
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ settings: { fsync: 'off' } });
  // The statements that docs/adr/0017 asks the server's administrator to run.
  await asAdmin(
    `create role parlour_owner login createrole password 'owner'`,
    `create database parlour owner parlour_owner`,
    `create role gateway login password 'gateway'`,
  );
});
afterAll(async () => {
  await cluster.close();
  rmSync(folder, { recursive: true });
});

const as = (user: string) =>
  Object.assign(new URL(cluster.url), { username: user, password: user.replace('parlour_', ''), pathname: '/parlour' }).href;

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client(cluster.url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function started(env: Record<string, string>, brandsFolder = path.join(workspace, 'brands')): Promise<Running> {
  const settings = { HOST: '127.0.0.1', PORT: String(await freePort()), LOG_LEVEL: 'error', ...env };
  return start({
    env: settings,
    dataDir: path.join(folder, 'data'),
    brandsFolder,
    sites: path.join(folder, 'none'),
    closeFailingSites: false,
    onLost: () => undefined,
  });
}

describe('a gateway on a Postgres', () => {
  test('that its login does not own, without its owner: says so in one sentence', async () => {
    await expect(started({ DATABASE_URL: as('gateway') })).rejects.toThrow(/^The database's tables cannot be made .* DATABASE_OWNER_URL/);
  });

  test('whose login was not given the roles: says so in one sentence', async () => {
    await expect(started({ DATABASE_URL: as('gateway'), DATABASE_OWNER_URL: as('parlour_owner') })).rejects.toThrow(
      'gateway, the login of DATABASE_URL, must be a member of parlour_app, parlour_worker, and parlour_office',
    );
  });

  describe('whose login has the three roles and nothing else', () => {
    let running: Running;
    let database: Database;
    beforeAll(async () => {
      await asAdmin('grant parlour_app, parlour_worker, parlour_office to gateway with inherit false');
      running = await started({ DATABASE_URL: as('gateway'), DATABASE_OWNER_URL: as('parlour_owner') });
      database = await openDatabase(as('gateway'));
    });
    afterAll(async () => {
      await database.close();
      await running.close();
    });

    test('serves', async () => {
      const { port } = running.config;
      expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
      const [site] = running.merchants.all[0]!.domains;
      const asked = { host: '127.0.0.1', port, path: '/wps/relay/GCSGAME_hotGamesV2', headers: { host: site! } };
      const [answer] = (await once(http.get(asked), 'response')) as [http.IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBe(200);
    });

    test('runs the jobs of the queue, which the owner has made', async () => {
      const failures: object[] = [];
      const log = { info: () => undefined, warn: () => undefined, error: (facts: object) => failures.push(facts) };
      await database.db
        .insertInto('sealed_nonce')
        .values({ nonce: 'spent', expires_at: new Date(0) })
        .execute();
      const jobs = await runJobs({
        database,
        jobs: everyJob,
        outbox: { makeDue: () => Promise.resolve(0), send: () => Promise.resolve() },
        config: testConfig(),
        merchants: merchantsOf([]),
        clock: { now: () => new Date(), statementTime: () => null },
        vault: createVault(testConfig().personalData, { bytes: randomBytes }),
        log,
      });
      await jobs.runNow('sweep-spent');
      // This gateway may do it, or another one beside it.
      await expect.poll(() => database.db.selectFrom('sealed_nonce').selectAll().execute()).toEqual([]);
      await jobs.stop();
      expect(failures).toEqual([]);
    });

    test('can do nothing without taking on a role', async () => {
      const client = new pg.Client(as('gateway'));
      await client.connect();
      for (const statement of [
        'select from member',
        'delete from ledger_entry',
        'create table mine ()',
        'create temporary table mine ()',
        'select from pgboss.job',
      ])
        await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
      await client.end();
    });

    test('starts while another one runs', async () => {
      const second = await started({ DATABASE_URL: as('gateway'), DATABASE_OWNER_URL: as('parlour_owner') });
      await second.close();
    });
  });

  test('whose login is a superuser serves no licensed brand', async () => {
    const database = await openDatabase(Object.assign(new URL(cluster.url), { pathname: '/parlour' }).href);
    try {
      const brands = loadBrands(path.join(workspace, 'brands'));
      const licensed = brands.map((brand) => ({ ...brand, jurisdiction: { licence: 'X-123', minimumAge: 18 as const } }));
      await expect(demandLogin(database, merchantsOf(brands))).resolves.toBeUndefined();
      await expect(demandLogin(database, merchantsOf(licensed))).rejects.toThrow(
        /is licensed \(X-123\), and parlour is a superuser of the database/,
      );
    } finally {
      await database.close();
    }
  });
});
