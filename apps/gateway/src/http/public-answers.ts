import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicState } from './handler.ts';
import { hasTag } from './has-tag.ts';

/** For how many seconds a cache may answer by itself, and for how many more it may answer while it revalidates (content N5). */
const fresh = 30;
const whileAsking = 60;

/**
 * Sets how long caches may keep an answer, never beyond its next planned change (content N6), and its tag; true for a client that already
 * has it.
 */
export function isCurrent(request: FastifyRequest, reply: FastifyReply, { state, left }: PublicState): boolean {
  if (state === null) {
    void reply.header('cache-control', 'no-store');
    return false;
  }
  const tag = `"${createHash('sha256').update(`${request.url} ${state}`).digest('base64url').slice(0, 22)}"`;
  const seconds = left === null ? Infinity : Math.floor(left / 1000);
  const age = Math.min(fresh, seconds);
  const stale = Math.min(whileAsking, seconds - age);
  // The host tells merchants apart; caches use it in their keys.
  void reply.headers({ etag: tag, 'cache-control': `public, max-age=${age}, stale-while-revalidate=${stale}` });
  return hasTag(request, tag);
}
