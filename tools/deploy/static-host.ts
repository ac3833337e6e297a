import { createReadStream, existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

interface Redirect {
  pattern: RegExp;
  to: string;
  status: number;
}

/** Differences between hosts. */
export interface Manners {
  /** Whether a file takes precedence over a rule of `_redirects` for its path. */
  filesFirst: boolean;
}

/**
 * A static host for the tests: serves a folder according to its `_headers` and `_redirects`, with the rules that the common hosts
 * document: the first matching rule of `_redirects` counts; `*` matches the rest of a path and `:splat` inserts it, `:name` matches
 * one segment; 200 serves another file or proxies another server; all matching rules of `_headers` count, and their values for one
 * header are joined by a comma. Pages are found without `.html`, and `404.html` is served for missing paths.
 */
export async function startStaticHost(
  folder: string,
  certificate: { key: string; cert: string },
  { filesFirst }: Manners,
): Promise<{ port: number; close(): Promise<void> }> {
  const redirects = redirectsIn(path.join(folder, '_redirects'));
  const headers = headersIn(path.join(folder, '_headers'));
  const server = https.createServer(certificate, (request, response) => {
    const url = new URL(request.url ?? '/', 'https://host.invalid');
    for (const [pattern, own] of headers)
      if (pattern.test(url.pathname))
        for (const [name, value] of own) {
          const before = response.getHeader(name);
          response.setHeader(name, before === undefined ? value : `${String(before)}, ${value}`);
        }
    const file = filesFirst ? fileAt(folder, url.pathname) : undefined;
    const rule = file ? undefined : redirects.find(({ pattern }) => pattern.test(url.pathname));
    if (!rule) return send(response, file ?? fileAt(folder, url.pathname), folder);
    const to = url.pathname.replace(rule.pattern, (_path, ...parts: unknown[]) => filled(rule.to, parts.at(-1) as Record<string, string>));
    if (rule.status !== 200) return void response.writeHead(rule.status, { location: to + url.search }).end();
    if (to.startsWith('/')) return send(response, fileAt(folder, to), folder);
    passOn(new URL(to + url.search), request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // Listens on a port, not on a socket.
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const named = (part: string): string => part.replaceAll('*', '(?<splat>.*)').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
const patternOf = (text: string): RegExp => new RegExp(`^${named(text.replaceAll('.', String.raw`\.`))}$`);
const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/:(?!\/\/|\d)(\w+)/g, (_, name: string) => values[name]!);

function redirectsIn(file: string): Redirect[] {
  const rules = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return rules.map((line) => {
    const [from, to, status] = line.split(' ') as [string, string, string];
    return { pattern: patternOf(from), to, status: Number(status) };
  });
}

function headersIn(file: string): [RegExp, [string, string][]][] {
  const rules = readFileSync(file, 'utf8').split(/\n(?=\/)/);
  return rules.map((rule) => {
    const [from = '', ...own] = rule.trim().split('\n');
    return [patternOf(from), own.map((line) => line.trim().split(/: (.*)/s, 2) as [string, string])];
  });
}

function fileAt(folder: string, pathname: string): string | undefined {
  const name = pathname.slice(1).replace(/\/$/, '') || 'index';
  return [name, `${name}.html`].map((each) => path.join(folder, each)).find((file) => path.extname(file) !== '' && existsSync(file));
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

function send(response: http.ServerResponse, file: string | undefined, folder: string): void {
  const found = file ?? path.join(folder, '404.html');
  response.statusCode = file ? 200 : 404;
  if (!response.hasHeader('content-type')) response.setHeader('content-type', types[path.extname(found)] ?? 'application/octet-stream');
  createReadStream(found).pipe(response);
}

/** Proxies unchanged in both directions, with the brand's host, as docs/guides/deploy.md requires. */
function passOn(to: URL, request: http.IncomingMessage, response: http.ServerResponse): void {
  const headers = { ...request.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
  const asked = http.request(to, { method: request.method, headers }, (answer) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
    response.on('close', () => answer.destroy());
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}
