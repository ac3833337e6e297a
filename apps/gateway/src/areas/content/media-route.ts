import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/open.ts';
import { Refusal } from '../../kernel/refusal.ts';

const folder = '/wps/media/';

/** The path of an uploaded picture at every site. It is below a path that any server in front of the site passes on. */
export const mediaPath = (hash: string): string => folder + hash;

/** The hash in the path of an uploaded picture; undefined for any other path. */
export const mediaHash = (path: string): string | undefined =>
  path.startsWith(folder) ? /^[\da-f]{64}$/.exec(path.slice(folder.length))?.[0] : undefined;

/** The same picture for phones, half as wide; undefined if the path is not an uploaded picture's. */
export function narrowMediaPath(path: string): string | undefined {
  return path.startsWith(folder) ? `${path}-narrow` : undefined;
}

/** Serves pictures uploaded by operators, cacheable for ever because their names are hashes. Browsers that accept AVIF get that. */
export function mediaRoute(app: FastifyInstance, { db }: Pick<Database, 'db'>): void {
  app.get<{ Params: { name: string } }>(`${folder}:name`, { config: { anyHost: true } }, async (request, reply) => {
    const [, hash, narrow] = /^([\da-f]{64})(-narrow)?$/.exec(request.params.name) ?? [];
    const takesAvif = (request.headers.accept ?? '').includes('image/avif');
    const file =
      hash &&
      (await db
        .selectFrom('content_picture_file')
        .select(['type', 'bytes'])
        .where('hash', '=', hash)
        .where('width_class', '=', narrow ? 'narrow' : 'wide')
        .where('type', '=', takesAvif ? 'image/avif' : 'image/webp')
        .executeTakeFirst());
    if (!file) throw new Refusal('not_found');
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' })
      .type(file.type)
      .send(Buffer.from(file.bytes));
  });
}
