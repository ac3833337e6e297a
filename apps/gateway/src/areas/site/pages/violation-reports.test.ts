import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { reportsPath } from './security-headers.ts';

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ onLog: (line) => lines.push(line) });
});
afterAll(() => gateway.close());
beforeEach(() => void lines.splice(0));

const send = (payload: string, type = 'application/reports+json', ip = '203.0.113.9') =>
  gateway.guest({ ip }).inject({ method: 'POST', url: reportsPath, headers: { 'content-type': type }, payload });
const heard = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['event'] === 'policy_violation');

test('a report of either kind is a security event, without the addresses’ query', async () => {
  const body = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', documentURL: 'http://lotus.localhost/?code=secret' };
  expect((await send(JSON.stringify([{ type: 'csp-violation', body }]))).statusCode).toBe(204);
  const old = {
    'violated-directive': 'img-src',
    'blocked-uri': 'https://evil.example/x.png?y',
    'document-uri': 'http://lotus.localhost/rng',
  };
  expect((await send(JSON.stringify({ 'csp-report': old }), 'application/csp-report')).statusCode).toBe(204);
  expect(heard()).toMatchObject([
    { merchant: 'lotus', directive: 'script-src-elem', blocked: 'inline', page: 'http://lotus.localhost/' },
    { merchant: 'lotus', directive: 'img-src', blocked: 'https://evil.example/x.png', ip: '203.0.113.9' },
  ]);
  expect(lines.join()).not.toContain('secret');
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '[1,null]',
  '{"csp-report":7}',
  JSON.stringify([{ body: { effectiveDirective: 'x\r\ny', blockedURL: {} } }]),
])('what is no report, %j, is answered and does no harm', async (payload) => {
  expect((await send(payload)).statusCode).toBe(204);
  expect(heard().every((line) => line['directive'] === 'unknown')).toBe(true);
});

test('one address can send a limited number of reports, of limited size', async () => {
  const report = JSON.stringify([{ body: { effectiveDirective: 'img-src' } }]);
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push((await send(report, undefined, '198.51.100.7')).statusCode);
  expect(statuses.slice(-2)).toEqual([204, 429]);
  expect((await send(`[${'1,'.repeat(20_000)}1]`, undefined, '198.51.100.8')).statusCode).toBe(413);
  expect((await send(report, 'text/plain', '198.51.100.8')).statusCode).toBe(415);
});
