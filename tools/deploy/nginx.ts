import {
  type Headers,
  askedByPages,
  eventStreamPath,
  fileHeaders,
  fileNamePattern,
  frameName,
  homeHeaders,
  homePaths,
  missingFile,
  ownRooms,
  routePattern,
  workerName,
} from '@parlour/gateway/sites';
import type { Site } from './site.ts';

/** For nginx's `http` block: the visitor's language, headers per language, and the gateway's address. */
export function nginxHttp(site: Site): string {
  const { port, protocol, hostname } = site.gateway;
  const perLanguage = (of: (headers: Headers) => string) =>
    site.languages.map((code) => `  "~^/pages/${code}/" ${quoted(of(site.page(code)))};`);
  return lines(
    `map $cookie_lang $${site.name}_language {`,
    `  default ${site.defaultLanguage};`,
    ...site.languages.map((code) => `  "~^${code}$" ${code};`),
    '}',
    ...pageHeaderNames(site).flatMap((header, index) => [
      `map $uri $${site.name}_page_${index} {`,
      '  default "";',
      ...perLanguage((headers) => headers[header] ?? ''),
      '}',
    ]),
    'map $uri $' + `${site.name}_cache {`,
    `  default ${quoted(fileHeaders('')['cache-control'] ?? '')};`,
    `  "~^/assets/" ${quoted(fileHeaders('assets/')['cache-control'] ?? '')};`,
    '}',
    'map $uri $' + `${site.name}_policy {`,
    '  default "";',
    `  "~\\.svg$" ${quoted(fileHeaders('.svg')['content-security-policy'] ?? '')};`,
    '}',
    `upstream ${site.name}_gateway {`,
    `  server ${hostname}:${port || (protocol === 'https:' ? 443 : 80)};`,
    '  keepalive 32;',
    '}',
  );
}

/** For the brand's `server` block, which must also state: `listen`, `server_name`, certificates, and as `root` the folder `site`. */
export function nginxServer(site: Site): string {
  const language = `$${site.name}_language`;
  // nginx leaves out a header whose value is empty.
  const varying: Headers = { 'cache-control': `$${site.name}_cache`, 'content-security-policy': `$${site.name}_policy` };
  const files = Object.entries(fileHeaders('.svg')).map(([name, value]) => header(name, varying[name] ?? value));
  const pages = pageHeaderNames(site).map((name, index) => header(name, `$${site.name}_page_${index}`));
  return lines(
    'absolute_redirect off;',
    ...mediaTypes(site),
    location(`= ${eventStreamPath}`, ...passOn(site), 'proxy_buffering off;', 'proxy_cache off;', 'proxy_read_timeout 60s;'),
    location(`~ ^/(?:${askedByPages.join('|')})(?:/|$)`, ...passOn(site), 'client_max_body_size 16m;'),
    // Browsers ask for it whenever they look for a new version.
    location(`= /${workerName}`, ...every(site), ...own(fileHeaders(workerName)), 'try_files $uri @missing;'),
    location(
      `~ ^/(?:${ownRooms.filter((room) => !(askedByPages as readonly string[]).includes(room)).join('|')})(?:/|$)`,
      ...missing(site),
    ),
    location(`~ ^(?:${homePaths.map(plain).join('|')})$`, ...every(site), ...own(homeHeaders), 'return 302 /$is_args$args;'),
    // Pages under their own names and precompressed files are for hosts that look for them.
    location(String.raw`~ \.(?:html|br)$`, ...missing(site)),
    location(`~ ${fileNamePattern}`, ...every(site), ...files, 'try_files $uri @missing;'),
    location('@missing', ...missing(site)),
    location('= /', `rewrite ^ /pages/${language}/index.html last;`),
    site.rendered.length > 0 &&
      location(`~ ^/(?<page>${site.rendered.map(plain).join('|')})/?$`, `rewrite ^ /pages/${language}/$page.html last;`),
    location(`~* ${quoted(site.routes.map(routePattern).join('|'))}`, `rewrite ^ /pages/${language}/${frameName}.html last;`),
    location('/', `error_page 404 /pages/${language}/${frameName}.html;`, 'return 404;'),
    location('^~ /pages/', 'internal;', ...every(site), ...pages, 'error_page 404 @missing;'),
  );
}

function pageHeaderNames(site: Site): string[] {
  return Object.keys(site.page(site.defaultLanguage));
}

/** As the gateway sends them; `gzip` is for visitors and servers without brotli. */
function mediaTypes(site: Site): string[] {
  const base = (type: string) => type.split(';', 1)[0]!;
  const types = [...site.types].map(([ending, type]) => `  ${base(type)} ${ending};`);
  const texts = [...new Set([...site.types.values()].filter((type) => type.includes('charset')).map(base)), 'text/plain'].filter(
    // Included by default; listing it again causes a warning.
    (type, index, all) => type !== 'text/html' && all.indexOf(type) === index,
  );
  return [
    'types {',
    ...types,
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${texts.join(' ')};`,
    'gzip on;',
    `gzip_types ${texts.join(' ')};`,
    'gzip_min_length 256;',
    'gzip_proxied any;',
  ];
}

/** Drops forwarding headers sent by visitors; the gateway identifies the brand by the host. */
function passOn({ name, gateway }: Site): string[] {
  const secure = gateway.protocol === 'https:';
  return [
    `proxy_pass ${gateway.protocol}//${name}_gateway;`,
    'proxy_http_version 1.1;',
    `proxy_set_header Connection '';`,
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    `proxy_set_header X-Forwarded-Host '';`,
    `proxy_set_header X-Country '';`,
    // Never retry a call, since it may have moved money.
    'proxy_next_upstream off;',
    ...(secure ? ['proxy_ssl_server_name on;', `proxy_ssl_name ${gateway.hostname};`, 'proxy_ssl_verify on;'] : []),
    ...(secure ? ['proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;'] : []),
  ];
}

function missing(site: Site): string[] {
  const { body, contentType, headers } = missingFile;
  return [
    ...every(site),
    ...own(headers),
    'types {}',
    `default_type ${contentType.split(';', 1)[0]};`,
    `return 404 ${quoted(body.replaceAll('\n', String.raw`\n`))};`,
  ];
}

function every(site: Site): string[] {
  return own(site.every);
}

function own(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => header(name, value));
}

function header(name: string, value: string): string {
  return `add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;`;
}

function location(what: string, ...directives: readonly string[]): string {
  return block(`location ${what}`, ...directives);
}

/** No value contains a `$` that nginx could take for a variable, except at the end of a pattern. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', String.raw`\"`)}"`;
}

/** `what { ... }`, with a directive on each line. */
export function block(what: string, ...directives: readonly string[]): string {
  return [`${what} {`, ...directives.map((line) => `  ${line}`), '}'].join('\n');
}

/** Joins the lines, skipping those that are false. */
export function lines(...parts: readonly (string | false)[]): string {
  return `${parts.filter((part) => part !== false).join('\n')}\n`;
}

/** Escapes a name for use in a regular expression. */
export function plain(name: string): string {
  return name.replaceAll('.', String.raw`\.`);
}
