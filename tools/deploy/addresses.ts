import path from 'node:path';
import type { Site } from './site.ts';

export interface Address {
  path: string;
  cookie?: string;
}

/** Addresses that do not exist or must not be served. */
const missing = [
  '/no/such/page',
  '/shell',
  '/nope.png',
  '/assets/app-old.js',
  '/csp.json',
  '/build.json',
  '/_headers',
  '/_redirects',
  '/favicon.svg.br',
  '/404.html',
  '/in/EN/front',
  '/in/EN/shell.html',
];

/** One address of each kind, existing or not; others of the same kind get the same answer. */
export function addressesOf(site: Site): Address[] {
  const kinds = new Map(site.files.map(({ name }) => [`${name.split('/', 1)[0]} ${path.extname(name)}`, name]));
  const paths = [
    '/',
    ...site.rendered.flatMap((name) => [`/${name}`, `/${name}/`, `/${name}?sort=new`]),
    ...site.routes.map((route) => route.replaceAll(/\$\w+/g, 'x')),
    '/RNG',
    ...[...kinds.values()].map((name) => `/${name}`),
    '/home?referralCode=x',
    ...missing,
    `/pages/${site.defaultLanguage}/index.html`,
  ];
  const cookies = [...site.languages.map((code) => `lang=${code}`), 'a=b; lang=../EN', 'lang=en'];
  const spoken = cookies.flatMap((cookie) => ['/', '/login', '/no'].map((address) => ({ path: address, cookie })));
  return [...paths.map((address) => ({ path: address })), ...spoken];
}
