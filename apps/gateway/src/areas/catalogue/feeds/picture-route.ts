import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/open.ts';
import { Refusal } from '../../../kernel/refusal.ts';

/** The path of an imported picture at every site. It is below a path that any server in front of the site passes on. */
export const picturePath = (hash: string): string => `/wps/pictures/${hash}.webp`;

/** Serves imported pictures, cacheable for ever: their names are hashes of their bytes. */
export function pictureRoute(app: FastifyInstance, { db }: Pick<Database, 'db'>): void {
  app.get<{ Params: { name: string } }>('/wps/pictures/:name', { config: { anyHost: true } }, async (request, reply) => {
    const [, hash] = /^([\da-f]{64})\.webp$/.exec(request.params.name) ?? [];
    const picture = hash && (await db.selectFrom('picture').select(['type', 'bytes']).where('hash', '=', hash).executeTakeFirst());
    if (!picture) throw new Refusal('not_found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type(picture.type)
      .send(picture.bytes);
  });
}
