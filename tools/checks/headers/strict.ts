import { fetchPage, header, type Fetched, type Site } from './page.ts';
import { isByName, readPolicy, sourcesFor } from './policy.ts';

/** Names of Trusted Types policies that pages may create: the sanitiser's, and one more (security D03). */
const trustedPolicies = 2;

/** Our requirements beyond the scale, by name; false if a page does not meet it. */
export function strictChecks(page: Fetched): Record<string, boolean> {
  const policies = page.headers.get('content-security-policy') ?? [];
  const policy = readPolicy(policies[0] ?? '');
  const scripts = sourcesFor(policy, 'script-src') ?? [];
  const trusted = policy.get('trusted-types');
  const outside = page.body.replace(/<script[\s\S]*?<\/script>/g, '');
  const permissions = header(page, 'permissions-policy');
  const transport = header(page, 'strict-transport-security');
  return {
    'one policy, in the header': policies.length === 1 && !/http-equiv="?content-security-policy/i.test(page.body),
    'scripts by nonce or hash, and strict-dynamic': isByName(scripts) && scripts.includes("'strict-dynamic'"),
    'no eval, no unsafe source, no wildcard': !scripts.some((source) => /unsafe|\*/.test(source)),
    "object-src and base-uri 'none'": ['object-src', 'base-uri'].every((name) => policy.get(name)?.join() === "'none'"),
    "frame-ancestors 'none' and form-action 'self'":
      policy.get('frame-ancestors')?.join() === "'none'" && policy.get('form-action')?.join() === "'self'",
    'a place to report to, that is named':
      policy.has('report-uri') && header(page, 'reporting-endpoints').startsWith(`${policy.get('report-to')?.[0]}=`),
    'trusted types for scripts': policy.get('require-trusted-types-for')?.join() === "'script'",
    'few policies of trusted types, none for all':
      trusted !== undefined && trusted.length <= trustedPolicies && !/[*']/.test(trusted.join()),
    'no inline handler, no style, no javascript: link':
      !/<[a-z][^>]*\s(?:on[a-z]+|style)\s*=/i.test(outside) && !/(?:href|src|action)\s*=\s*["']?\s*javascript:/i.test(outside),
    'no script or style of another host': !/<(?:script|link)\b[^>]*(?:src|href)="(?:https?:)?\/\//i.test(
      outside.replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, ''),
    ),
    // The second value lets a site see the windows that it opens, while it has no opener itself.
    'an opener of its own': ['same-origin', 'same-origin-allow-popups'].includes(header(page, 'cross-origin-opener-policy')),
    'no camera, microphone, place or payment': ['camera', 'microphone', 'geolocation', 'payment'].every((name) =>
      permissions.includes(`${name}=()`),
    ),
    'https for a year, with all names below':
      Number(/max-age=(\d+)/.exec(transport)?.[1]) >= 31_536_000 && transport.includes('includeSubDomains'),
    'a type with its charset': /charset=utf-8/.test(header(page, 'content-type')),
    'nothing of what it runs on': !page.headers.has('x-powered-by') && !page.headers.has('server'),
  };
}

/** Paths that must not be public on the hosts of sites (security E11). */
const hidden = [
  '/metrics',
  '/docs',
  '/docs/openapi.json',
  '/dev/outbox',
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/csp.json',
  '/build.json',
  '/documentation/json',
  '/server-status',
] as const;

/** The paths that a site exposes although it should not; its own "not found" page does not count. */
export async function exposed(site: Site): Promise<string[]> {
  const shown: string[] = [];
  for (const path of hidden) {
    const { status } = await fetchPage(site, path);
    if (status < 400) shown.push(path);
  }
  const { status: traced } = await fetchPage(site, '/', 'TRACE');
  if (traced < 400) shown.push('TRACE /');
  const health = await fetchPage(site, '/health/ready');
  if (Object.keys(JSON.parse(health.body) as object).join() !== 'status') shown.push('/health/ready tells more than whether it is ready');
  const shared = await fetchPage(site, '/', 'GET', { origin: 'null' });
  if (header(shared, 'access-control-allow-origin') !== '') shown.push('a page to other origins');
  return shown;
}
