import type { FastifyInstance } from 'fastify';
import { Refusal } from '../kernel/refusal.ts';

/**
 * Accepts JSON bodies only (another type gets 415, so no other site's form can call us), except where the contract requires a form; keeps
 * the bytes for signatures.
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
    if (isNestedDeeper(request.rawBody, mostNested)) return done(Object.assign(new SyntaxError('nested too deeply'), { statusCode: 400 }));
    return parse(request, body.toString('utf8'), done);
  });
}

/** The deepest nesting of values in a body; no operation needs more than half of this. */
const mostNested = 32;

/**
 * Whether brackets and braces outside strings are nested deeper than `most`. A parser would spend seconds on millions of them, during which
 * the gateway could do nothing else.
 */
function isNestedDeeper(json: Buffer, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === 0x22) at = endOfText(json, at);
    else if (byte === 0x5b || byte === 0x7b) depth++;
    else if (byte === 0x5d || byte === 0x7d) depth--;
    if (depth > most) return true;
  }
  return false;
}

/** The end of the string that starts with the quotation mark at `start`. */
function endOfText(json: Buffer, start: number): number {
  for (let end = json.indexOf(0x22, start + 1); end !== -1; end = json.indexOf(0x22, end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === 0x5c) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

/**
 * For routes whose body is a form, in a scope of their own: pairs of text, with each name once. The gate protects them from other sites'
 * forms, by checking the origin of every call.
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
