import type { components } from '@parlour/api/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerHeaders, isApiPath } from './answer-headers.ts';
import { Refusal, statusOf, type ErrorCode } from '../kernel/refusal.ts';
import { noteRefusal } from './refusal-log.ts';
import { sqlState } from '../kernel/transaction.ts';

/** All contracts share the shape; each has its own codes. */
type WireError = Omit<components['schemas']['Error'], 'code'> & { code: ErrorCode };

/** Sends every refusal and failure in the contract's error format, without the requested address and without a stack. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => void sendError(error, request, reply));
  app.setNotFoundHandler((request) => {
    throw new Refusal(isApiPath(request.url) ? 'unknown_operation' : 'not_found');
  });
}

/** Also for what Fastify refuses before any route is found, such as a broken percent encoding. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  const status = statusOf[refusal.code];
  if (status >= 500 && refusal.code !== 'maintenance') request.log.error({ err: error }, 'request failed');
  noteRefusal(request, refusal.code);
  if (refusal.code === 'payload_too_large') reply.header('connection', 'close');
  const { params, fields, lines, captchaRequired } = refusal.details;
  const retryAfter = params?.['retryAfter'];
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  const body: WireError = {
    success: false,
    code: refusal.code,
    message: refusal.message,
    requestId: request.id,
    ...(params ? { params } : {}),
    ...(fields ? { fields } : {}),
    ...(lines ? { lines } : {}),
    ...(captchaRequired === undefined ? {} : { captchaRequired }),
  };
  return reply.code(status).headers(answerHeaders).type('application/json; charset=utf-8').send(body);
}

const codes: Readonly<Record<string, Refusal['code']>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

/** Converts anything thrown to its answer. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (codes[code]) return new Refusal(codes[code]);
  if (statusCode >= 400 && statusCode < 500) return new Refusal('invalid_request', { message: 'the request cannot be read' });
  return new Refusal(isDatabaseGone(error) ? 'unavailable' : 'internal_error', isDatabaseGone(error) ? { params: { retryAfter: 5 } } : {});
}

/** Whether the call could not be served just now, through no fault of its own, and may be retried. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Refusal ? error.code === 'unavailable' : isDatabaseGone(error);
}

const lost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Whether the database is down, starting, full, out of connections or too slow, which is not this request's fault (security E15). */
function isDatabaseGone(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  const message = error instanceof Error ? error.message : '';
  return (
    lost.has(state) ||
    /^(?:08|53|57P|57014|58)/.test(state) ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|has been discarded/.test(message)
  );
}
