import { expect, test } from 'vitest';
import { rowsOf, scoreOf } from './observatory.ts';
import type { Fetched } from './page.ts';
import { strictChecks } from './strict.ts';

const good: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'self'; script-src 'sha256-AAAA' 'strict-dynamic'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify own; report-uri /r; report-to csp",
  'reporting-endpoints': 'csp="/r"',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
const page = (change: Record<string, string | undefined> = {}, body = '<p>x</p>'): Fetched => ({
  status: 200,
  headers: new Map(Object.entries({ ...good, ...change }).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value]]]))),
  body,
});
const score = (fetched: Fetched) => scoreOf(rowsOf(fetched, fetched));
const failing = (fetched: Fetched) =>
  Object.entries(strictChecks(fetched))
    .filter(([, holds]) => !holds)
    .map(([name]) => name);
const policy = (from: string | RegExp, to: string) => ({ 'content-security-policy': good['content-security-policy']!.replace(from, to) });

test('a page that has all of it', () => {
  expect([score(page()), failing(page())]).toEqual([125, []]);
});

test.each([
  ['no policy', { 'content-security-policy': undefined }, 55],
  ['inline scripts', policy("'sha256-AAAA' 'strict-dynamic'", "'self' 'unsafe-inline'"), 80],
  ['frames without TLS', policy("object-src 'none'", "object-src 'none'; frame-src http://games.example"), 80],
  ['eval', policy("'strict-dynamic'", "'unsafe-eval'"), 110],
  ['no TLS kept', { 'strict-transport-security': undefined }, 80],
  ['frames for all', policy("frame-ancestors 'none'", 'frame-ancestors *'), 80],
  ['a cookie for scripts', { 'set-cookie': 'sid=1; Secure' }, 70],
  ['sniffing', { 'x-content-type-options': undefined }, 120],
])('%s costs points', (_what, change, points) => {
  expect(score(page(change))).toBe(points);
});

test.each<[string, Record<string, string | undefined>, string]>([
  ['no trusted types', policy("require-trusted-types-for 'script'", ''), 'trusted types for scripts'],
  ['trusted types for all', policy('dompurify own', '*'), 'few policies of trusted types, none for all'],
  ['a third policy', policy('dompurify own', 'dompurify own more'), 'few policies of trusted types, none for all'],
  ['reports to nowhere', { 'reporting-endpoints': 'other="/r"' }, 'a place to report to, that is named'],
  ['a server that says what it is', { server: 'x/1.2' }, 'nothing of what it runs on'],
  ['a camera', { 'permissions-policy': 'microphone=(), geolocation=(), payment=()' }, 'no camera, microphone, place or payment'],
])('%s fails a strict check', (_what, change, name) => {
  expect(failing(page(change))).toEqual([name]);
});

test.each([
  ['<p onclick="x">', 'no inline handler, no style, no javascript: link'],
  ['<a href="javascript:x">', 'no inline handler, no style, no javascript: link'],
  ['<link rel="stylesheet" href="//cdn.example/a.css">', 'no script or style of another host'],
])('the markup %s fails a strict check', (markup, name) => {
  expect(failing(page({}, markup))).toEqual([name]);
});
