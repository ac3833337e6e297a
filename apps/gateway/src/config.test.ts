import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('keys are made at the first start, kept, and readable by nobody else', () => {
  const first = readConfig({}, folder);
  const again = readConfig({ PORT: '5000' }, folder);
  expect(again.vendors['JL']!.key).toBe(first.vendors['JL']!.key);
  expect(again.payments.sandbox.key).not.toBe(again.vendors['JL']!.key);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).toContain(first.human.hmacKey);
});

test('the neighbours are on the next ports', () => {
  const config = readConfig({ PORT: '5000' }, folder);
  expect(config.vendors['JL']).toMatchObject({ baseUrl: 'http://127.0.0.1:5001', origin: 'http://arcade.localhost:5001' });
  expect(config.payments.sandbox).toMatchObject({ baseUrl: 'http://127.0.0.1:5002', origin: 'http://cashier.localhost:5002' });
});

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
  [{ REDIS_URL: 'redis://' }, 'REDIS_URL'],
  [{ REDIS_URL: 'redis://host:6379/limits' }, 'REDIS_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SESSION_IDLE_SECONDS: '0' }, 'SESSION_IDLE_SECONDS'],
  [{ TRUSTED_PROXIES: 'everybody' }, 'TRUSTED_PROXIES'],
])('%j is refused by its name', (env, name) => {
  expect(() => readConfig(env, folder)).toThrow(name);
});

test('a file of keys that lacks one is refused, not mended in silence', () => {
  writeFileSync(path.join(folder, 'secrets.json'), '{"altcha":"short"}');
  expect(() => readConfig({}, folder)).toThrow('secrets.json');
});
