import type { FastifyInstance } from 'fastify';
import { Refusal } from '../kernel/refusal.ts';

/**
 * Bodies are JSON and nothing else (another type is 415, so a form of another site cannot speak to us) where the contract
 * asks for no form; the bytes are kept for signatures.
 */
export function addBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Reserves the place: Fastify refuses a shared object here, and the first hook sets it for each request.
  app.decorateRequest('rawBody', null as unknown as Buffer);
  app.addHook('onRequest', async (request) => {
    request.rawBody = Buffer.alloc(0);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    return parse(request, body.toString('utf8'), done);
  });
}

/**
 * For routes whose body is a form, in a scope of their own: pairs of text, each name once. That no other site sent it is the
 * gate's business, which looks at where every call comes from.
 */
export function addFormBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(formType, { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    const pairs = [...new URLSearchParams(request.rawBody.toString('utf8'))];
    const form = Object.fromEntries(pairs);
    if (Object.keys(form).length === pairs.length) return done(null, form);
    return done(new Refusal('invalid_request', { message: 'a field is there twice' }));
  });
}

const formType = 'application/x-www-form-urlencoded';
