import { header, type Fetched } from './page.ts';
import { pointsOf, readPolicy } from './policy.ts';

/** One row of the scale: the test, and the points that it gives or costs. */
export interface Row {
  test: string;
  points: number;
}

const halfAYear = 15_552_000;

/** Scores a page like MDN's HTTP Observatory: starting at 100, with penalties and bonuses. */
export function rowsOf(page: Fetched, foreign: Fetched): Row[] {
  return [
    { test: 'content-security-policy', points: policyPoints(page) },
    { test: 'cookies', points: cookiePoints(page.headers.get('set-cookie') ?? []) },
    { test: 'cross-origin-resource-sharing', points: sharingPoints(foreign) },
    { test: 'referrer-policy', points: referrerPoints(header(page, 'referrer-policy')) },
    { test: 'strict-transport-security', points: transportPoints(header(page, 'strict-transport-security')) },
    { test: 'subresource-integrity', points: integrityPoints(page.body) },
    { test: 'x-content-type-options', points: header(page, 'x-content-type-options') === 'nosniff' ? 0 : -5 },
    { test: 'framing', points: framingPoints(page) },
    { test: 'cross-origin-resource-policy', points: /^same-(?:origin|site)$/.test(header(page, 'cross-origin-resource-policy')) ? 10 : 0 },
  ];
}

/** Bonuses count only for a page that has lost no more than ten points. */
export function scoreOf(rows: readonly Row[]): number {
  const lost = rows.filter(({ points }) => points < 0).reduce((sum, { points }) => sum + points, 100);
  return lost < 90 ? Math.max(lost, 0) : rows.reduce((sum, { points }) => sum + points, 100);
}

function policyPoints(page: Fetched): number {
  const given = page.headers.get('content-security-policy') ?? [];
  return given.length === 0 ? -25 : Math.max(...given.map((text) => pointsOf(readPolicy(text))));
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const marks = cookies.map((cookie) => cookie.toLowerCase());
  if (!marks.every((cookie) => cookie.includes('; secure'))) return -40;
  if (!marks.every((cookie) => cookie.includes('; httponly'))) return -30;
  return marks.every((cookie) => /; samesite=(?:strict|lax)/.test(cookie)) ? 5 : 0;
}

function sharingPoints(foreign: Fetched): number {
  const open = header(foreign, 'access-control-allow-origin') !== '';
  return open && header(foreign, 'access-control-allow-credentials') === 'true' ? -50 : 0;
}

function referrerPoints(policy: string): number {
  if (policy === '') return 0;
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy) ? 5 : -5;
}

function transportPoints(value: string): number {
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? -1);
  if (age < 0) return -20;
  return age >= halfAYear ? 0 : -10;
}

function integrityPoints(body: string): number {
  const foreign = [...body.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  if (foreign.some((tag) => tag.includes('src="http:'))) return -50;
  return foreign.some((tag) => !tag.includes('integrity="sha')) ? -5 : 0;
}

function framingPoints(page: Fetched): number {
  const ancestors = (page.headers.get('content-security-policy') ?? [])
    .map((text) => readPolicy(text).get('frame-ancestors'))
    .find(Boolean);
  if (ancestors) return ancestors.includes('*') ? -20 : 5;
  return ['DENY', 'SAMEORIGIN'].includes(header(page, 'x-frame-options')) ? 0 : -20;
}
