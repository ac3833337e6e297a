import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from './host-files.ts';
import type { Site } from './site.ts';

const kept = { 'cache-control': 'public, max-age=600', vary: 'Accept-Encoding' };
const site: Site = {
  build: '0123456789abcdef',
  name: 'harbour',
  gateway: new URL('https://gateway.example'),
  domains: ['harbour.example'],
  languages: ['VI', 'EN'],
  defaultLanguage: 'VI',
  every: { 'x-content-type-options': 'nosniff' },
  page: () => ({
    'content-language': 'vi',
    'content-security-policy': "default-src 'self'",
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Cookie',
  }),
  files: [
    { name: 'assets/app-1.js', headers: { ...kept, 'cache-control': 'immutable' } },
    { name: 'assets/style-2.css', headers: { ...kept, 'cache-control': 'immutable' } },
    { name: 'assets/sign-3.svg', headers: { ...kept, 'cache-control': 'immutable', 'content-security-policy': 'sandbox' } },
    { name: 'site.webmanifest', headers: kept },
  ],
  types: new Map([['webmanifest', 'application/manifest+json; charset=utf-8']]),
  routes: ['/', '/home', '/login/$provider', '/rng'],
  rendered: ['rng'],
};

/** The rules of a `_headers` file: a path and its header lines. */
const rules = headersFile(site)
  .trim()
  .split('\n\n')
  .map((rule) => rule.split('\n  '))
  .map(([path = '', ...headers]) => ({ path, headers }));

test('every path has the policy of pages, and each kind of file how long it may be kept', () => {
  expect(rules).toEqual([
    { path: '/*', headers: ['x-content-type-options: nosniff', "content-security-policy: default-src 'self'"] },
    { path: '/assets/*', headers: ['cache-control: immutable'] },
    {
      path: '/site.webmanifest',
      headers: ['cache-control: public, max-age=600', 'content-type: application/manifest+json; charset=utf-8'],
    },
    { path: '/in/EN/*', headers: ['cache-control: no-cache', 'content-language: en'] },
    ...['/', '/home', '/login/:provider', '/rng'].map((path) => ({ path, headers: ['cache-control: no-cache', 'content-language: vi'] })),
  ]);
});

test('no header is set twice for one path: hosts would join the two', () => {
  const named = ({ headers }: (typeof rules)[number]) => headers.map((header) => header.split(':', 1)[0]);
  const [all, ...some] = rules;
  expect(some.flatMap(named).filter((name) => named(all!).includes(name))).toEqual([]);
  expect(new Set(some.map(({ path }) => path)).size).toBe(some.length);
});

test('calls go to the gateway, unknown names lead home, and routes without a page of their own are shown in the frame', () => {
  expect(redirectsFile(site).trim().split('\n')).toEqual([
    '/wps/* https://gateway.example/wps/:splat 200',
    '/lgw/* https://gateway.example/lgw/:splat 200',
    '/lotto/* https://gateway.example/lotto/:splat 200',
    '/reports/* https://gateway.example/reports/:splat 200',
    '/index / 302',
    '/index.html / 302',
    '/home / 302',
    '/login/:provider /in/VI/shell 200',
  ]);
});
