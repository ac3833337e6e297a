import type { FastifyInstance } from 'fastify';
import type { GatePorts } from './serving.ts';
import { Refusal } from '../kernel/refusal.ts';

/**
 * For routes of payment providers, in a scope of their own: of a body nothing is read, neither its type nor its JSON,
 * before its signature is known to be right (security B03, B07).
 */
export function addPartnerBodies(scope: FastifyInstance, { demandGenuine }: GatePorts): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.addHook('preHandler', async (request) => {
    request.rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await demandGenuine(request);
    if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) throw new Refusal('unsupported_media_type');
    request.body = await new Promise<unknown>((resolve, reject) => {
      void parse(request, request.rawBody.toString('utf8'), (error, body) => (error ? reject(error) : resolve(body)));
    });
  });
}
