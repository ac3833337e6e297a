import http from 'node:http';
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { selfSigned } from '@parlour/gateway/testing';

/** What is behind a host: a folder of files, or a server on this machine. */
export type Source = { kind: 'files'; read: (pathname: string) => StaticFile | null } | { kind: 'server'; port: number; host: string };

export interface StaticFile {
  bytes: Buffer;
  contentType: string;
  encoding?: 'br';
  immutable: boolean;
}

export interface Front {
  /** `https://<name>.localhost:<port>` for a host given as `<name>.localhost`. */
  origin(host: string): string;
  close(): Promise<void>;
}

/** Media types that the proxy compresses; the gateway's files are already compressed. */
const squeezed = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json)|image\/svg)/;

/**
 * One HTTPS server with HTTP/2 in front of everything that is compared, as in an installation (deploy/), so that all pages take
 * the same route.
 */
export async function startFront(sources: ReadonlyMap<string, Source>): Promise<Front> {
  const server = http2.createSecureServer(
    { ...selfSigned(['localhost', '*.localhost', ...sources.keys()]), allowHTTP1: true },
    (request, response) => {
      const source = sources.get((request.authority || String(request.headers.host)).replace(/:\d+$/, ''));
      if (!source) response.writeHead(404).end();
      else if (source.kind === 'files') answerFile(source.read(new URL(request.url, 'http://x').pathname), response);
      else passOn(source, request, response);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  return {
    origin: (host) => `https://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
}

function answerFile(file: StaticFile | null, response: Http2ServerResponse): void {
  if (!file) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
  response.writeHead(200, {
    'content-type': file.contentType,
    'content-length': file.bytes.length,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file.encoding && { 'content-encoding': file.encoding }),
  });
  response.end(file.bytes);
}

function passOn({ port, host }: { port: number; host: string }, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const own = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && name !== 'host');
  const headers = { ...Object.fromEntries(own), host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
  const asked = http.request({ host: '127.0.0.1', port, method: request.method, path: request.url, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name));
    const status = answer.statusCode ?? 502;
    const type = answer.headers['content-type'] ?? '';
    if (answer.headers['content-encoding'] || !squeezed.test(type)) {
      response.writeHead(status, Object.fromEntries(kept));
      answer.pipe(response);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const body = brotliCompressSync(Buffer.concat(parts), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      const { 'content-length': _length, ...rest } = Object.fromEntries(kept);
      response.writeHead(status, { ...rest, 'content-encoding': 'br', 'content-length': body.length });
      response.end(body);
    });
  });
  asked.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);
