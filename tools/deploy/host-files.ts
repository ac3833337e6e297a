import { languages } from '@parlour/domain';
import { askedByPages, frameName, homePaths, otherLanguages, pageIn, type Headers } from '@parlour/gateway/sites';
import { hostScriptHashes } from './host-pages.ts';
import type { Site } from './site.ts';

/**
 * `_headers`, as common static hosts read it: a path, `*` for the rest of it, and its headers. Hosts join the
 * values of a header that two matching rules set, so no header may be in two rules that match one path. Every file, even a
 * picture, gets the content policy of pages, since no rule can express "every other path" and unknown paths show the app's page.
 */
export function headersFile(site: Site): string {
  const {
    'content-security-policy': policy = '',
    'content-language': language = '',
    ...page
  } = site.page(site.defaultLanguage, hostScriptHashes(site));
  const others = site.languages.filter((code) => code !== site.defaultLanguage);
  const folders = new Map<string, Headers>();
  for (const { name, headers } of site.files) folders.set(name.includes('/') ? `/${name.split('/', 1)[0]}/*` : `/${name}`, headers);
  return [
    rule('/*', { ...site.every, 'content-security-policy': policy }),
    ...[...folders].map(([path, headers]) => rule(path, typed(site, path, headers))),
    ...others.map((code) => rule(`/${otherLanguages}/${code}/*`, { ...withoutVary(page), 'content-language': languages[code].tag })),
    ...site.routes.map((route) => rule(placeheld(route), { ...withoutVary(page), 'content-language': language })),
  ].join('\n');
}

/**
 * `_redirects`, as common static hosts read it: pages' calls to the gateway, other names of the home page, and the frame for
 * routes without a page of their own. Needs a host that passes calls on to another one (docs/guides/deploy.md).
 */
export function redirectsFile(site: Site): string {
  const gateway = site.gateway.origin;
  const frame = pageIn(site.defaultLanguage, frameName);
  const rendered = new Set(['/', ...homePaths, ...site.rendered.map((name) => `/${name}`)]);
  return [
    ...askedByPages.map((room) => `/${room}/* ${gateway}/${room}/:splat 200`),
    ...homePaths.map((path) => `${path} / 302`),
    ...site.routes.filter((route) => !rendered.has(route)).map((route) => `${placeheld(route)} ${frame} 200`),
    '',
  ].join('\n');
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/** Hosts guess media types from file names; types that they may not know are stated. */
function typed(site: Site, path: string, { 'content-security-policy': _ofPages, ...headers }: Headers): Headers {
  const type = path.endsWith('.webmanifest') ? site.types.get('webmanifest') : undefined;
  return { ...withoutVary(headers), ...(type && { 'content-type': type }) };
}

/** Hosts set Vary themselves: they do the compression, and no page is chosen by cookie. */
function withoutVary({ vary: _vary, ...headers }: Headers): Headers {
  return headers;
}

function placeheld(route: string): string {
  return route.replaceAll('$', ':');
}
