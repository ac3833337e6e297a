import { operationTable, type OperationId } from '@parlour/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { GatePorts, Serving } from './serving.ts';
import { addFormBodies } from './bodies.ts';
import type { Context } from '../kernel/context.ts';
import { contextOf } from './context-of.ts';
import { rulesOf, type OperationRules } from './contract-rules.ts';
import type { Handlers, PublicState, StreamedOperation } from './handler.ts';
import { idempotencyKey, once, type Once } from './idempotency.ts';
import type { Merchants } from '../kernel/merchants.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isCurrent } from './public-answers.ts';
import { isRevalidated, sendRevalidated } from './revalidated.ts';
import { openSealedBody, type SealedBody } from './sealed-body.ts';
import { follow, followParameters, invalid } from './validation.ts';

type Answered = Exclude<OperationId, StreamedOperation>;
interface AnyHandler {
  (input: object, context: Context): Promise<unknown>;
  keyed?(input: object, context: Context, asked: Once): Promise<unknown>;
  answer?(stored: unknown, context: Context): Promise<unknown>;
  state?(input: object, context: Context): Promise<PublicState>;
}
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HTTPMethods[];
/** First parts of paths that exist only at a site's host. */
const sites: ReadonlySet<string> = new Set(['wps', 'lgw', 'lotto']);
const streamed: ReadonlySet<OperationId> = new Set<StreamedOperation>(['streamEvents']);

/** Registers a route for every operation of the contract, and a clear refusal for every other method and path. */
export function addOperations(app: FastifyInstance, deps: Serving, merchants: Merchants, handlers: Handlers): void {
  const answered = (Object.keys(operationTable) as OperationId[]).filter((id): id is Answered => !streamed.has(id));
  for (const id of answered) {
    const { path, method, roles, form, bodyLimit, anonymous } = operationTable[id];
    if (!roles?.length) throw new Error(`${id} does not say who may call it (x-roles)`);
    const handler = handlers[id] as AnyHandler;
    // Pages ask without cookies what caches may answer, and nothing else.
    if ((handler.state !== undefined) !== anonymous) throw new Error(`${id} is either public and says so (x-anonymous), or neither`);
    const run = operation(id, deps, merchants, proving(id, deps.ports, handler));
    const route = { method, url: routePath(path), config: { operationId: id }, handler: run, ...(bodyLimit !== null && { bodyLimit }) };
    if (form)
      void app.register(async (scope) => {
        addFormBodies(scope);
        scope.route(route);
      });
    else app.route(route);
  }
  for (const path of new Set(Object.values(operationTable).map((o) => o.path))) refuseOtherMethods(app, path);
  // Operators have an endpoint of their own; this one must not reveal which of their operations exist.
  for (const area of ['wps', 'lgw', 'lotto', 'psp', 'wallet', 'office']) {
    const config = { anyHost: !sites.has(area) };
    app.route({
      method: [...methods],
      url: `/${area}/*`,
      config,
      onRequest: async () => Promise.reject(new Refusal('unknown_operation')),
      handler: () => undefined,
    });
  }
}

function operation(id: Answered, deps: Serving, merchants: Merchants, handler: AnyHandler) {
  const rules = rulesOf(id);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(deps, merchants, request, reply);
    const { idempotent } = operationTable[id];
    // A missing key has an error code of its own.
    const key = idempotent ? idempotencyKey(request.headers['idempotency-key']) : null;
    const input = {
      ...followParameters(rules, request),
      body: await readBody(id, rules, request, context),
      rawBody: request.rawBody,
    };
    if (handler.state) return answerPublicly(request, reply, { handler, input, context, kept: deps.kept });
    const value = key === null ? await handler(input, context) : await answerOnce(id, key, input, context, handler);
    const answer = { success: true, value: value ?? null };
    return isRevalidated(id) ? sendRevalidated(request, reply, answer) : reply.send(answer);
  };
}

interface Public {
  handler: AnyHandler;
  input: object;
  context: Context;
  kept: Serving['kept'];
}

/** Answers an operation that is the same for everybody, with a cached answer if nothing has been announced since. */
async function answerPublicly(
  request: FastifyRequest,
  reply: FastifyReply,
  { handler, input, context, kept }: Public,
): Promise<FastifyReply> {
  const { code } = context.merchant;
  const now = context.clock.now();
  const found = kept.find(code, request.url, now);
  const keep = kept.begin(code, request.url);
  const state = found
    ? { state: found.state, left: found.until === null ? null : found.until - now.getTime() }
    : await handler.state!(input, context);
  if (isCurrent(request, reply, state)) {
    if (!found) keep(state, now);
    return reply.code(304).send();
  }
  const body = found?.body ?? JSON.stringify({ success: true, value: await handler(input, context) });
  if (found?.body === undefined) keep(state, now, body);
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Requires the step-up that the contract demands. A repeated call needs none, since nothing is executed. */
function proving(id: Answered, { refuseUnproved }: GatePorts, handler: AnyHandler): AnyHandler {
  if (operationTable[id].stepUp === null) return handler;
  const proved: AnyHandler = async (input, context) => {
    await refuseUnproved(id, context);
    return handler(input, context);
  };
  if (handler.keyed) throw new Error(`${id} keeps its keys and would not be proved`);
  return Object.assign(proved, { answer: handler.answer, state: handler.state });
}

async function readBody(id: Answered, { wire, plain }: OperationRules, request: FastifyRequest, context: Context): Promise<unknown> {
  const { body, method } = request;
  if (!wire) {
    if (body !== undefined && body !== null) throw invalid([], 'the operation takes no body');
    return undefined;
  }
  if (!plain) return follow(wire, body);
  if (!wire(body)) throw new Refusal('sealed_body_invalid');
  const opened = await openSealedBody(context.db, body as SealedBody, {
    method,
    path: operationTable[id].path,
    now: context.clock.now(),
    random: context.random,
    vault: context.vault,
  });
  return follow(plain, opened);
}

async function answerOnce(
  id: Answered,
  key: string,
  input: { params: unknown; query: unknown; body: unknown },
  context: Context,
  handler: AnyHandler,
): Promise<unknown> {
  const { merchant, session } = context;
  if (!session) throw new Error(`${id} has an idempotency key but no session`);
  const asked = [input.params, input.query, input.body];
  const keyed = { merchant: merchant.code, memberId: session.memberId, operation: id, key, asked };
  if (handler.keyed) return handler.keyed(input, context, keyed);
  const stored = await once(context.db, keyed, context.clock.now(), (trx) =>
    handler(input, Object.create(context, { db: { value: trx, enumerable: true } }) as Context),
  );
  return handler.answer ? handler.answer(stored, context) : stored;
}

function refuseOtherMethods(app: FastifyInstance, path: string): void {
  const here = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].path === path);
  // Whatever answers GET also answers HEAD, except a stream, which has no end.
  const allowed = here.flatMap((id): string[] => {
    const { method } = operationTable[id];
    return method === 'GET' && !streamed.has(id) ? [method, 'HEAD'] : [method];
  });
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', allowed.join(', '));
    throw new Refusal('method_not_allowed');
  };
  app.route({
    method: methods.filter((m) => !allowed.includes(m)),
    url: routePath(path),
    onRequest: refuse,
    handler: () => undefined,
  });
}

/** `/deposits/{depositId}` in the router's notation: `/deposits/:depositId`. */
function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
