/** Serves a built Storybook on the loopback address until it is stopped: `node tools/storybook/serve.ts <port>`. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { storybookFolder } from './entries.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Starts a server for the files below `folder`; port 0 picks a free one. */
export async function serveFolder(folder: string, port: number): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
    void stat(file).then(
      (facts) => {
        if (!facts.isFile()) return response.writeHead(404).end();
        response.writeHead(200, {
          'content-type': types[path.extname(file)] ?? 'application/octet-stream',
          'content-length': facts.size,
          'cache-control': 'max-age=600',
        });
        return createReadStream(file).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

if (import.meta.main) await serveFolder(storybookFolder, Number(process.argv[2]));
