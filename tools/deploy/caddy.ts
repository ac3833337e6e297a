import {
  askedByPages,
  fileHeaders,
  fileNamePattern,
  frameName,
  homeHeaders,
  homePaths,
  missingFile,
  ownRooms,
  routePattern,
  type Headers,
  workerName,
} from '@parlour/gateway/sites';
import { block, lines, plain } from './nginx.ts';
import type { Site } from './site.ts';

/** What a site block of a Caddyfile imports, after it has set the folder `site` as its `root`. */
export function caddySite(site: Site): string {
  const pageHeaders = Object.keys(site.page(site.defaultLanguage));
  const pages = { ...site.every, ...Object.fromEntries(pageHeaders.map((name, index) => [name, `{page_${index}}`])) };
  const others = ownRooms.filter((room) => !(askedByPages as readonly string[]).includes(room));
  /** Files with this prefix and suffix; the first matching rule counts. */
  const files = (name: string, begin: '' | 'assets/', ending: '' | '.svg') =>
    when(
      name,
      'file',
      `path_regexp ^/${begin}.*${ending === '' ? fileNamePattern : plain(ending) + '$'}`,
      ...headers(withType({ ...site.every, ...fileHeaders(begin + ending) })),
      serve,
    );
  return lines(
    'map {http.request.cookie.lang} {page_language} {',
    ...site.languages.map((code) => `  ${code} ${code}`),
    `  default ${site.defaultLanguage}`,
    '}',
    `map {page_language} ${pageHeaders.map((_, index) => `{page_${index}}`).join(' ')} {`,
    ...site.languages.map((code) => `  ${code} ${Object.values(site.page(code)).map(quoted).join(' ')}`),
    '}',
    'map {path} {media_type} {',
    ...[...site.types].map(([ending, type]) => `  ${quoted(String.raw`~\.${ending}$`)} ${quoted(type)}`),
    `  default application/octet-stream`,
    '}',
    'encode gzip',
    'route {',
    when('asked', `path_regexp ^/(?:${askedByPages.join('|')})(?:/|$)`, ...passOn(site)),
    // Browsers ask for it whenever they look for a new version.
    when('worker', `path /${workerName}`, ...headers(withType({ ...site.every, ...fileHeaders(workerName) })), serve),
    when('elsewhere', `path_regexp ^/(?:${others.join('|')})(?:/|$)`, ...missing(site)),
    when('home', `path_regexp ^(?:${homePaths.map(plain).join('|')})$`, ...headers({ ...site.every, ...homeHeaders }), ...goHome),
    // Pages under their own names and precompressed files are for hosts that look for them.
    when('hidden', String.raw`path_regexp \.(?:html|br)$|^/pages/`, ...missing(site)),
    files('asset_pictures', 'assets/', '.svg'),
    files('assets', 'assets/', ''),
    files('pictures', '', '.svg'),
    files('files', '', ''),
    when('missing', `path_regexp ${fileNamePattern}`, ...missing(site)),
    when('first', 'path /', 'rewrite * /pages/{page_language}/index.html', ...headers(withType(pages)), serve),
    site.rendered.length > 0 &&
      when(
        'rendered',
        `path_regexp page ^/(${site.rendered.map(plain).join('|')})/?$`,
        'rewrite * /pages/{page_language}/{re.page.1}.html',
        ...headers(withType(pages)),
        serve,
      ),
    when(
      'framed',
      `path_regexp ${quoted(`(?i)${site.routes.map(routePattern).join('|')}`)}`,
      `rewrite * /pages/{page_language}/${frameName}.html`,
      ...headers(withType(pages)),
      serve,
    ),
    block(
      'handle',
      `rewrite * /pages/{page_language}/${frameName}.html`,
      ...headers(withType(pages)),
      'file_server {',
      '  status 404',
      '  precompressed br',
      '}',
    ),
    '}',
  );
}

const serve = ['file_server {', '  precompressed br', '}'].join('\n  ');
const goHome = ['@asking expression {query} != ""', 'redir @asking /?{query} 302', 'redir * / 302'];

function passOn({ gateway }: Site): string[] {
  const secure = gateway.protocol === 'https:';
  return [
    `reverse_proxy ${gateway.origin} {`,
    // Do not buffer the event stream.
    '  flush_interval -1',
    // The gateway identifies the brand by the host; forwarding headers sent by visitors are dropped.
    '  header_up Host {hostport}',
    '  header_up -X-Forwarded-Host',
    '  header_up -X-Country',
    ...(secure ? ['  transport http {', `    tls_server_name ${gateway.hostname}`, '  }'] : []),
    '}',
  ];
}

function missing(site: Site): string[] {
  const { body, contentType, headers: own } = missingFile;
  return [...headers({ ...site.every, ...own, 'content-type': contentType }), `respond ${quoted(body)} 404`];
}

function withType(all: Headers): Headers {
  return { ...all, 'content-type': '{media_type}' };
}

/** Set last, to override the file server's own headers. */
function headers(all: Headers): string[] {
  return [
    'header {',
    ...Object.entries(all).map(([name, value]) => `  ${name} ${quoted(value)}`),
    '  -Server',
    '  -Last-Modified',
    '  defer',
    '}',
  ];
}

function when(name: string, matcher: string, ...rest: string[]): string {
  const second = rest[0]?.startsWith('path_regexp') ? rest.shift() : undefined;
  return [`@${name} {`, `  ${matcher}`, ...(second ? [`  ${second}`] : []), '}', block(`handle @${name}`, ...rest)].join('\n');
}

/** Backticks quote everything but backticks, including line breaks. */
function quoted(value: string): string {
  return `\`${value}\``;
}
