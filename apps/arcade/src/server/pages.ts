import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../services.ts';

/** The built pages: `/games/<gameCode>/`, which only the sites may frame, and `/verify`, which nobody may. */
export async function pages(app: FastifyInstance, { config, games }: Services): Promise<void> {
  const built = existsSync(path.join(config.clientFolder, 'verify/index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: path.join(config.clientFolder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
    });
  }
  const send = (reply: FastifyReply, file: string, frameAncestors: string) => {
    void reply.header('content-security-policy', policy(frameAncestors)).header('cache-control', 'no-cache');
    if (!built)
      return reply
        .status(503)
        .type('text/plain')
        .send('The arcade is not built yet: run "npx vite build -c apps/arcade/vite.config.ts".\n');
    return reply.sendFile(file, config.clientFolder, { cacheControl: false });
  };
  for (const game of games.keys()) {
    app.get(`/games/${game}/`, (_request, reply) => send(reply, `games/${game}/index.html`, config.siteOrigins.join(' ')));
  }
  app.get('/verify', (_request, reply) => send(reply, 'verify/index.html', "'none'"));
}

/** Nothing inline, nothing evaluated, nothing from elsewhere (security D02). */
function policy(frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}
