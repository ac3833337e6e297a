import type { FastifyRequest } from 'fastify';

/** Whether the client already has the answer with this `ETag`, so that an empty 304 is enough. */
export function hasTag({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  // A compressing proxy turns a tag into a weak one.
  return (headers['if-none-match'] ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}
