import { credentialsOf, errorStatus, operationTable, type OperationId } from '@parlour/office-api/contract';
import { fastify, type FastifyInstance, type FastifyRequest, type HTTPMethods } from 'fastify';
import { answerHeaders } from '../../http/answer-headers.ts';
import { addBodies } from '../../http/bodies.ts';
import type { OperationRules } from '../../http/contract-rules.ts';
import { asRefusal, sendError } from '../../http/errors.ts';
import { follow, followText, invalid } from '../../http/validation.ts';
import { Refusal, statusOf } from '../../kernel/refusal.ts';
import { securityEvent } from '../../observe/security-events.ts';
import { answerControl } from './certification-control.ts';
import { officeHandlers } from './handlers.ts';
import { officeRulesOf } from './office-rules.ts';
import { addOfficeSite, askAtSite, type OfficeSite } from './office-site.ts';
import { refused, type OfficeHouse, type OfficeHandler, type AnsweredOperation, type Operator } from './operator.ts';
import { perform, type Asked } from './perform.ts';
import { runOperation } from './proposals/run-operation.ts';

export interface OfficeSettings {
  log: Parameters<typeof securityEvent>[0];
  /** Receives the gateway's own errors, whose details are not shown to the operator. */
  onFailure(error: unknown): void;
  /** Present if the office is served to browsers, where visitors who are not logged in are refused; absent on the operators' socket. */
  site?: OfficeSite;
}

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The application for operators: the office's contract and, as a site, its pages. Without `site` it assumes that the caller may use the
 * account that the gateway runs as: only something that ensures this, such as the operators' socket, may listen with it.
 */
export function createOffice(deps: OfficeHouse, { log, onFailure, site }: OfficeSettings): FastifyInstance {
  const app = fastify({
    logger: false,
    genReqId: () => deps.random.bytes(12).toString('hex'),
    bodyLimit: 16_384,
    trustProxy: site && site.trustedProxies.length > 0 ? [...site.trustedProxies] : false,
    exposeHeadRoutes: false,
    frameworkErrors: sendError,
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(answerHeaders));
  if (site) addOfficeSite(app, site, deps);
  addBodies(app);
  app.setErrorHandler((error, request, reply) => void sendError(tellable(error, onFailure), request, reply));
  app.setNotFoundHandler(async (request) => {
    // Only operators' attempts are logged, not those of arbitrary visitors.
    if (site) throw new Refusal('unknown_operation');
    return ask(
      request,
      { name: `${request.method} ${request.url}`, given: request.body },
      {
        transaction: false,
        run: () => Promise.reject(refused('unknown_operation', `There is no operation ${request.method} ${request.url}.`)),
      },
    );
  });

  for (const id of Object.keys(operationTable) as OperationId[]) {
    const { method, path, area, loggedAs, transaction, bodyLimit } = operationTable[id];
    if (!isAnswered(id)) continue;
    const rules = officeRulesOf(id);
    const handler = officeHandlers[id] as OfficeHandler<AnsweredOperation>;
    app.route({
      method,
      url: path,
      config: { officeOperation: id },
      ...(bodyLimit !== null && { bodyLimit }),
      handler: async (request, reply) => {
        // Log-in credentials are never logged.
        const given = area === 'session' ? {} : rules.wire ? request.body : { ...(request.query as object) };
        const run = (operator: Operator) => runOperation(operator, id, handler, inputOf(rules, request) as never);
        const work = { transaction, run };
        const value = site
          ? await askAtSite(deps, site, { request, reply, id, given, log }, work)
          : await ask(request, { id, name: loggedAs, given }, work);
        return { success: true, value: value ?? null };
      },
    });
  }
  for (const path of new Set(Object.values(operationTable).map((operation) => operation.path))) {
    const allowed = Object.values(operationTable).filter((operation) => operation.path === path);
    app.route({
      method: methods.filter((method) => !allowed.some((operation) => operation.method === method)),
      url: path,
      handler: () => Promise.reject(new Refusal('method_not_allowed')),
    });
  }
  // Anybody with access to the machine may run the certification.
  if (!site) answerControl(app, deps);
  return app;

  async function ask<T>(request: FastifyRequest, asked: Omit<Asked, 'as' | 'visit'>, work: Parameters<typeof perform<T>>[2]): Promise<T> {
    const as = credentialsOf(request.headers);
    const value = await perform(deps, { ...asked, as }, work);
    securityEvent(log, 'operator_command', { command: asked.name, operator: as?.name });
    return value;
  }
}

/** The queue stream is registered separately, by the office's site (`addQueueStream`). */
function isAnswered(id: OperationId): id is AnsweredOperation {
  return Object.hasOwn(officeHandlers, id);
}

/** The request's input, validated by the contract. */
function inputOf(rules: OperationRules, { body, query, headers }: FastifyRequest): unknown {
  followText(rules.headers, { ...headers });
  if (rules.wire) return follow(rules.wire, body);
  if (body !== undefined && body !== null) throw invalid([], 'the operation takes no body');
  return followText(rules.query, { ...(query as object) });
}

/** Passes on refusals that the contract lists. Anything else is our own failure: its details go to the log only. */
function tellable(error: unknown, onFailure: (error: unknown) => void): unknown {
  const refusal = asRefusal(error);
  if (Object.hasOwn(errorStatus, refusal.code) && statusOf[refusal.code] < 500) return withFields(refusal);
  onFailure(error);
  return refusal.code === 'unavailable'
    ? refusal
    : new Refusal('internal_error', { message: 'The gateway couldn’t do this. Its log has the details.' });
}

/** Describes a request's invalid fields in a sentence. */
function withFields(refusal: Refusal): Refusal {
  const { fields } = refusal.details;
  if (refusal.code !== 'invalid_request' || !fields) return refusal;
  const wrong = fields.map(({ field, rule }) => `${field} (${rule})`).join(', ');
  return new Refusal('invalid_request', { ...refusal.details, message: `The command is incomplete: ${wrong}.` });
}
