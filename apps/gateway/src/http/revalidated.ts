import { createHash } from 'node:crypto';
import type { OperationId } from '@parlour/api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTag } from './has-tag.ts';

/**
 * Operations whose answer is the same for everybody in one place, contains nothing personal and seldom changes: browsers cache it and
 * revalidate each time (office O60). No other answer of a contract is ever stored (security D13).
 */
const revalidated: ReadonlySet<OperationId> = new Set(['getPermission']);
export const isRevalidated = (id: OperationId): boolean => revalidated.has(id);

/** Sends an answer with its `ETag`, or an empty 304 to a client that already has it. */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  const text = JSON.stringify(answer);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
  if (hasTag(request, tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
