import { expect, test } from 'vitest';
import type { CaseResult, Report } from './certify.ts';
import { lineOf, tableOf } from './report/console.ts';
import { htmlOf } from './report/html.ts';
import { redacted, type Exchange } from './wallet/exchange.ts';

const evil = '<script>alert("x")</script> & \u001b[31m';
const exchange: Exchange = {
  method: 'POST',
  path: '/wallet/v1/bet',
  headers: { 'x-vendor': 'AA', 'x-signature': 'f'.repeat(64) },
  body: `{"sessionId":"01234567-89ab-7def-8123-456789abcdef","code":"${'c'.repeat(43)}","note":"${'x'.repeat(5000)}"}`,
  status: 500,
  answer: evil,
  milliseconds: 12,
};
const failed: CaseResult = {
  id: 'W02',
  title: evil,
  guarantee: 'calls',
  outcome: 'failed',
  reason: evil,
  steps: [{ what: evil, outcome: 'failed' }],
  measured: { p95: evil },
  exchanges: [redacted(exchange)],
  milliseconds: 3,
};
const report: Report = {
  wallet: `http://${evil}`,
  vendor: evil,
  startedAt: '2026-01-02T03:04:05.000Z',
  milliseconds: 4000,
  counts: { passed: 0, failed: 1, skipped: 0 },
  cases: [failed],
};

test('a report does not hold what would let its reader call the wallet', () => {
  const shown = redacted(exchange);
  expect(JSON.stringify(shown)).not.toMatch(/f{64}|c{43}|89ab-7def/);
  expect(shown.headers).toMatchObject({ 'x-vendor': 'AA' });
  expect(shown.body.length).toBeLessThan(2100);
});

test('the page escapes all that came from outside, and opens what failed', () => {
  const page = htmlOf(report);
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('\u001b');
  expect(page.match(/&lt;script&gt;alert\(&quot;x&quot;\)&lt;\/script&gt; &amp; /g)?.length).toBeGreaterThanOrEqual(7);
  expect(page).toContain('<details class="case failed" id="W02" open>');
  expect(page).toContain('1 case of 1 failed');
  // The page loads nothing from elsewhere.
  expect(page).not.toMatch(/\b(src|href)="(?!#)/);
});

test('the terminal gets no control characters', () => {
  for (const text of [lineOf(failed), tableOf(report)]) expect(text).not.toContain('\u001b');
  expect(tableOf(report)).toContain('1 case of 1 failed');
});
