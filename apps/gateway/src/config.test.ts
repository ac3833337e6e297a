import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

test('a studio that is newer than the file of keys gets one of its own, the same in every process', () => {
  const [first, file] = [readConfig({}, folder), path.join(folder, 'secrets.json')];
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { vendors: Record<string, string> };
  writeFileSync(file, JSON.stringify({ ...kept, vendors: { JL: kept.vendors['JL'] } }));
  const old = readFileSync(file);
  const added = readConfig({}, folder).vendors['OBF']!.key;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ vendors: { JL: first.vendors['JL']!.key, OBF: added } });
  writeFileSync(file, old);
  expect(readConfig({}, folder).vendors['OBF']!.key).toBe(added);
  expect(added).not.toBe(first.vendors['JL']!.key);
});

test('the folder of everything that is kept is closed to others, also one that was open to them', () => {
  chmodSync(folder, 0o755);
  readConfig({}, folder);
  readConfig({}, path.join(folder, 'new'));
  for (const each of [folder, path.join(folder, 'new')]) expect(statSync(each).mode & 0o777).toBe(0o700);
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
  [{ MAIL_FROM: 'no-reply@mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ SMS_URL: 'https://carrier.example/messages' }, 'SMS_BODY'],
  [{ SMS_METHOD: 'PATCH' }, 'SMS_METHOD'],
  [{ SMS_ACCEPTED: 'yes' }, 'SMS_ACCEPTED'],
  [{ PHONE_AUTH_CLIENT_ID: 'x' }, 'PHONE_AUTH_ISSUER'],
])('%j is refused by its name', (env, name) => {
  expect(() => readConfig(env, folder)).toThrow(name);
});

test('a file of keys that lacks one is refused, not mended in silence', () => {
  writeFileSync(path.join(folder, 'secrets.json'), '{"altcha":"short"}');
  expect(() => readConfig({}, folder)).toThrow('secrets.json');
});

describe('SOCIAL_PROVIDERS', () => {
  const provider = {
    id: 'ferrow',
    issuer: 'https://id.ferrow.example',
    clientId: 'us',
    clientSecret: 'a long secret',
    name: 'Ferrow',
    icon: 'mail',
  };
  const read = (list: unknown) => readConfig({ SOCIAL_PROVIDERS: typeof list === 'string' ? list : JSON.stringify(list) }, folder).social;

  test('is a list of providers, each asked at its issuer and nowhere else unless told', () => {
    expect(readConfig({}, folder).social).toEqual([]);
    expect(read([{ ...provider, origins: ['https://api.ferrow.example'] }])).toEqual([
      { ...provider, origins: ['https://id.ferrow.example', 'https://api.ferrow.example'], merchants: null },
    ]);
    expect(read([{ ...provider, issuer: 'http://127.0.0.1:4500', merchants: ['lotus01'] }])[0]).toMatchObject({
      origins: ['http://127.0.0.1:4500'],
      merchants: ['lotus01'],
    });
  });

  test.each<[unknown, RegExp]>([
    ['ferrow', /SOCIAL_PROVIDERS: must be a JSON list/],
    [{ ferrow: provider }, /SOCIAL_PROVIDERS/],
    ...(['id', 'issuer', 'clientId', 'clientSecret', 'name', 'icon'] as const).map((key): [unknown, RegExp] => [
      [{ ...provider, [key]: undefined }],
      new RegExp(`SOCIAL_PROVIDERS\\.0\\.${key}`),
    ]),
    [[{ ...provider, clientSecret: '' }], /SOCIAL_PROVIDERS\.0\.clientSecret/],
    [[{ ...provider, id: 'Ferrow!' }], /SOCIAL_PROVIDERS\.0\.id/],
    [[{ ...provider, issuer: 'http://id.ferrow.example' }], /SOCIAL_PROVIDERS\.0\.issuer: must be an https address/],
    [[{ ...provider, origins: ['https://api.ferrow.example/v1'] }], /SOCIAL_PROVIDERS\.0\.origins\.0: must be an origin/],
    [[{ ...provider, icon: 'own' }], /SOCIAL_PROVIDERS\.0\.icon/],
    [[{ ...provider, secret: 'x' }], /SOCIAL_PROVIDERS\.0/],
    [[provider, provider], /SOCIAL_PROVIDERS: names a provider twice/],
  ])('%j is refused by its place, without its secret', (list, sentence) => {
    expect(() => read(list)).toThrow(sentence);
    expect(() => read(list)).not.toThrow('a long secret');
  });
});
