import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSiteOrigin, readArcadeConfig } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arcade-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the start settings', () => {
  test('are those next to the gateway: the next port, its key, its sites', () => {
    writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify({ vendors: { JL: 'secret', OBF: 'other' } }));
    expect(readArcadeConfig({ PORT: '5000', DATA_DIR: folder }, folder)).toMatchObject({
      host: '127.0.0.1',
      port: 5001,
      origin: 'http://arcade.localhost:5001',
      walletUrl: 'http://127.0.0.1:5000',
      vendorKeys: { JL: 'secret', OBF: 'other' },
      siteOrigins: ['http://*.localhost:5000'],
    });
  });

  test.each([
    [{ PORT: 'x' }, /PORT must be a port number/],
    [{ ARCADE_PORT: '70000', ARCADE_VENDOR_KEYS: 'JL=k' }, /ARCADE_PORT must be a port number/],
    [{ GATEWAY_URL: 'gateway', ARCADE_VENDOR_KEYS: 'JL=k' }, /GATEWAY_URL must be an origin/],
    [{ ARCADE_SITE_ORIGINS: "http://a.example, 'none'", ARCADE_VENDOR_KEYS: 'JL=k' }, /ARCADE_SITE_ORIGINS must be an origin/],
    [{ ARCADE_VENDOR_KEYS: 'JL' }, /ARCADE_VENDOR_KEYS must be codes with their keys/],
    [{ DATA_DIR: '/nowhere' }, /start the gateway once/],
  ])('%o are refused in one sentence', (env, message) => {
    expect(() => readArcadeConfig(env, folder)).toThrow(message);
  });

  test('a secrets file without keys is refused', () => {
    writeFileSync(path.join(folder, 'secrets.json'), '{"vendors":{}}');
    expect(() => readArcadeConfig({ DATA_DIR: folder }, folder)).toThrow(/holds no keys of vendors;/);
  });
});

test.each([
  ['http://lotus.localhost:4300', true],
  ['http://lotus.localhost:4301', false],
  ['https://lotus.localhost:4300', false],
  ['http://a.b.localhost:4300', false],
  ['http://.localhost:4300', false],
  ['http://localhost:4300', false],
  ['http://evil.example/http://lotus.localhost:4300', false],
  ['https://site.example', true],
])('is %s a site: %s', (origin, expected) => {
  expect(isSiteOrigin(['http://*.localhost:4300', 'https://site.example'], origin)).toBe(expected);
});
