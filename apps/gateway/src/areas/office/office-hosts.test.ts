// Office O1; security D02, D09, D13, E11 at the office's hosts (docs/security.md).
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { operationTable as playersTable } from '@parlour/api/contract';
import { operationTable } from '@parlour/office-api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureSecurityPolicy } from '../site/pages/security-headers.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { namedOperator } from '../../testing/office.ts';

const pages = mkdtempSync(path.join(os.tmpdir(), 'parlour-office-'));
let gateway: TestGateway;
beforeAll(async () => {
  mkdirSync(path.join(pages, 'assets'));
  writeFileSync(path.join(pages, 'index.html'), '<!doctype html><title>Office</title>');
  writeFileSync(path.join(pages, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(path.join(pages, 'assets/app-1a2b.js.map'), '{}');
  gateway = await startTestGateway({ officePages: pages });
});
afterAll(async () => {
  await gateway.close();
  rmSync(pages, { recursive: true });
});

const host = 'office.localhost:4300';
async function ask(method: string, url: string, headers: Record<string, string> = {}, at: TestGateway = gateway) {
  const answer = await at.guest({ host, ip: '203.0.113.9' }).inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) });
  const code = answer.headers['content-type']?.includes('json') ? answer.json<{ code?: string }>().code : undefined;
  return { status: answer.statusCode, code, headers: answer.headers, text: answer.body };
}

describe('an office’s host', () => {
  test.each(Object.entries(operationTable).filter(([, { anyone }]) => !anyone))(
    'has %s, for whoever is logged in',
    async (_id, { method, path: url }) => {
      expect(await ask(method, url)).toMatchObject({ status: 401, code: 'not_logged_in' });
    },
  );

  test('accepts no key: that is for the machine’s own socket', async () => {
    const amina = await namedOperator(gateway, 'amina');
    expect(await ask('GET', '/office/people/operators', { 'x-operator': amina.name, 'x-operator-key': amina.key })).toMatchObject({
      status: 401,
      code: 'not_logged_in',
    });
  });

  test.each(Object.values(playersTable).map(({ method, path: url }) => [method, url] as const))('serves no %s %s', async (method, url) => {
    const answer = await ask(method, url);
    if (method === 'GET' && !/^\/(wps|lgw|lotto)\//.test(url)) throw new Error(`${url} would be a page of the office`);
    expect(answer).toMatchObject({ status: 404, code: 'unknown_operation' });
  });

  test('lets no other site change anything', async () => {
    expect(await ask('POST', '/office/sites/close', { origin: 'http://lotus.localhost:4300' })).toMatchObject({
      status: 403,
      code: 'cross_site_request',
    });
  });

  test('forbids that its data is stored, framed or read from elsewhere', async () => {
    expect((await ask('GET', '/office/sites')).headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  test.each(['/', '/m/lotus/members', '/log-in?next=%2F'])('shows its page at %s, in which only its own scripts run', async (url) => {
    const answer = await ask('GET', url);
    expect(answer).toMatchObject({ status: 200, text: '<!doctype html><title>Office</title>' });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  });

  test('sends files of the build, and nothing else of the folder', async () => {
    const script = await ask('GET', '/assets/app-1a2b.js');
    expect(script).toMatchObject({ status: 200, text: 'export {};' });
    expect(script.headers['cache-control']).toContain('immutable');
    for (const url of ['/assets/app-1a2b.js.map', '/assets/none.js', '/../package.json', '/%2e%2e/package.json'])
      expect(await ask('GET', url)).toMatchObject({ status: 404, text: 'Not found\n' });
  });
});

test('shows pictures of a merchant’s built site and those that operators upload, but no other file of the site', async () => {
  const sites = mkdtempSync(path.join(os.tmpdir(), 'parlour-sites-'));
  const files = { 'art/banners/deep-water.svg': '<svg/>', 'pages/EN/index.html': '<!doctype html>' };
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(sites, 'lotus', name)), { recursive: true });
    writeFileSync(path.join(sites, 'lotus', name), text);
  }
  const hashes = Object.entries(files).map(([name, text]) => [name, sha256(text)]);
  writeFileSync(path.join(sites, 'lotus/build.json'), JSON.stringify(Object.fromEntries(hashes)));
  writeFileSync(path.join(sites, 'lotus/csp.json'), JSON.stringify({ scriptHashes: [] }));
  const beside = await startTestGateway({ officePages: pages, sites });
  const { code } = beside.merchants.all[0]!;
  const picture = await ask('GET', `/pictures/${code}/art/banners/deep-water.svg`, {}, beside);
  expect(picture).toMatchObject({ status: 200, text: '<svg/>' });
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': pictureSecurityPolicy,
  });
  for (const url of [`${code}/art/none.svg`, 'nobody01/art/banners/deep-water.svg', `${code}/art/..%2fpages/EN/index.html`])
    expect(await ask('GET', `/pictures/${url}`, {}, beside)).toMatchObject({ status: 404, text: 'Not found\n' });
  expect(await ask('GET', `/wps/media/${'0'.repeat(64)}`, {}, beside)).toMatchObject({ status: 404, code: 'not_found' });
  await beside.close();
  rmSync(sites, { recursive: true });
});

test('without a build, the office says how to make one', async () => {
  const bare = await startTestGateway({ officePages: path.join(pages, 'none') });
  expect(await ask('GET', '/', {}, bare)).toMatchObject({ status: 503, text: expect.stringContaining('npx nx build office') as string });
  await bare.close();
});

test('a gateway for operators alone serves no merchant, and only their networks', async () => {
  const only = await startTestGateway({
    config: { office: { hosts: ['office.localhost'], only: true, networks: ['203.0.113.9'], auditEmails: [] } },
  });
  expect((await only.guest().inject({ method: 'GET', url: '/wps/system/status' })).json()).toMatchObject({ code: 'unknown_host' });
  expect((await only.guest({ host: 'localhost' }).inject({ method: 'GET', url: '/health/ready' })).statusCode).toBe(200);
  expect(await ask('GET', '/office/sites', {}, only)).toMatchObject({ code: 'not_logged_in' });
  const elsewhere = await only.guest({ host, ip: '203.0.113.10' }).inject({ method: 'GET', url: '/office/sites' });
  expect(elsewhere.json()).toMatchObject({ code: 'forbidden' });
  await only.close();
});
