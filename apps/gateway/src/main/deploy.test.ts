import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingNames } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { setUpServer } from './set-up.ts';
import { createVault } from '../areas/identity/personal/vault.ts';
import { testConfig } from '../testing/config.ts';
import { startCluster } from '../testing/postgres/cluster.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const names = z.array(z.string());
const serviceShape = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  secrets: names.default([]),
  networks: z.union([names, z.record(z.string(), z.unknown()).transform(Object.keys)]),
  volumes: names.default([]),
  restart: z.string(),
  read_only: z.boolean().optional(),
  healthcheck: z.object({ test: names }),
  depends_on: z.record(z.string(), z.unknown()).default({}),
});
const composeShape = z.object({
  services: z.record(z.string(), serviceShape),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});
const compose = composeShape.parse(parse(read('deploy/compose.yaml'), { merge: true }));
const services = Object.entries(compose.services);
const proxy = read('deploy/proxy/nginx.conf');

/** Variables read before or apart from the configuration (src/main.ts, the arcade's config.ts). */
const places = ['DATA_DIR', 'BRANDS_DIR', 'SITES_DIR'];
const arcade = read('apps/arcade/src/config.ts');

describe('deploy/compose.yaml', () => {
  test('gives every gateway the same settings, and only existing ones', () => {
    const gateways = services.filter(([name]) => name.startsWith('gateway-'));
    expect(gateways).toHaveLength(2);
    for (const [, { environment }] of gateways) {
      expect(environment).toEqual(gateways[0]![1].environment);
      const known = Object.keys(environment).map((name) => (settingNames.includes(name) ? name : name.replace(/_FILE$/, '')));
      expect([...settingNames, ...places]).toEqual(expect.arrayContaining(known));
    }
    for (const name of Object.keys(compose.services['arcade']!.environment)) expect(arcade).toContain(`env['${name}']`);
  });

  test('keeps passwords in files, and mounts each that it names', () => {
    for (const [, { environment, secrets }] of services) {
      expect(secrets.filter((name) => !compose.secrets[name])).toEqual([]);
      for (const [name, value] of Object.entries(environment)) {
        if (name.endsWith('_FILE')) expect(secrets.map((secret) => `/run/secrets/${secret}`)).toContain(value);
        else expect([name, String(value)]).not.toEqual([expect.stringMatching(/PASSWORD|DATABASE|REDIS|KEY/), expect.anything()]);
      }
    }
    const made = read('deploy/make-secrets.sh');
    for (const name of Object.keys(compose.secrets)) expect(made).toContain(name);
  });

  test('names existing networks, volumes and services, pinned versions, and how each service is checked', () => {
    for (const [name, service] of services) {
      expect(service.networks.filter((network) => !(network in compose.networks))).toEqual([]);
      for (const [from = ''] of service.volumes.map((volume) => volume.split(':')))
        expect(from.startsWith('./') ? existsSync(path.join(root, 'deploy', from)) : from in compose.volumes).toBe(true);
      expect(Object.keys(service.depends_on).filter((other) => !(other in compose.services))).toEqual([]);
      expect(service.image).toMatch(/^(parlour:latest|[a-z./-]+:\d[\w.-]*)$/);
      expect([name, service.read_only === true || name === 'postgres']).toEqual([name, true]);
    }
  });

  test('has visitors reach the gateways by the proxy alone, which says who they are', () => {
    const published = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, { ports?: string[] }> };
    expect(Object.entries(published.services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['proxy']);
    expect(proxy).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(compose.services['gateway-1']!.environment['TRUSTED_PROXIES']).toBe('172.30.10.2');
    for (const name of ['gateway-1:4300', 'gateway-2:4300']) expect(proxy).toContain(`server ${name} `);
    expect(/location = \/wps\/events \{[^}]*proxy_buffering off;[^}]*\}/s.test(proxy)).toBe(true);
  });
});

test('the guide explains every setting, and no others', () => {
  const explained = [...read('docs/guides/run-at-scale.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name!);
  expect(explained.toSorted()).toEqual([...settingNames, ...places].toSorted());
});

test('its roles can own the tables and run the gateway, and the gateway’s can create and change no table', async () => {
  const cluster = await startCluster();
  try {
    const passwords = { owner_password: 'owner’s', gateway_password: 'gateway’s' };
    const statements = Object.entries(passwords).reduce(
      (text, [name, value]) => text.replaceAll(`:'${name}'`, `'${value}'`),
      read('deploy/postgres/roles.psql'),
    );
    const admin = new pg.Client(cluster.url);
    await admin.connect();
    // One at a time, because a database cannot be created within a transaction.
    for (const statement of statements.replaceAll(/^--.*$/gm, '').split(';')) if (statement.trim()) await admin.query(statement);
    await admin.end();
    const url = (login: string, password: string) => {
      const address = new URL(cluster.url);
      Object.assign(address, { username: login, password, pathname: '/parlour' });
      return address.href;
    };
    const vault = createVault(testConfig().personalData, { bytes: (size) => Buffer.alloc(size, 7) });
    await setUpServer(url('parlour_owner', passwords.owner_password), vault);
    const gateway = await openDatabase(url('parlour_gateway', passwords.gateway_password));
    try {
      expect(await gateway.db.selectFrom('member').select('id').execute()).toEqual([]);
      expect(await gateway.forMerchant('lotus').selectFrom('deposit').select('id').execute()).toEqual([]);
      for (const handle of [gateway.db, gateway.owner]) {
        await expect(sql`create table mine (id int)`.execute(handle)).rejects.toMatchObject({ code: '42501' });
        await expect(sql`alter table ledger_entry disable row level security`.execute(handle)).rejects.toMatchObject({ code: '42501' });
        await expect(sql`delete from ledger_entry`.execute(handle)).rejects.toMatchObject({ code: '42501' });
      }
    } finally {
      await gateway.close();
    }
  } finally {
    await cluster.close();
  }
});
