import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '../kernel/refusal.ts';
import { securityEvent, type About } from '../observe/security-events.ts';
import './request-state.ts';

/** Refusals that suggest an attack; all others are normal for players. */
const telling: ReadonlySet<ErrorCode> = new Set([
  'account_blocked',
  'account_locked',
  'captcha_wrong',
  'code_invalid',
  'cross_site_request',
  'forbidden',
  'human_verification_failed',
  'idempotency_key_reused',
  'region_restricted',
  'sealed_body_invalid',
  'signature_invalid',
  'too_many_requests',
  'quota_exceeded',
]);

/** Logs a refusal that belongs in the security log; call it for every refusal. */
export function noteRefusal(request: FastifyRequest, code: ErrorCode): void {
  if (!telling.has(code)) return;
  securityEvent(request.log, 'refused', { refusal: code, operation: request.routeOptions.config.operationId, ...concerned(request) });
}

/** The merchant, session and address that a request concerns. */
export function concerned({ merchant, session, ip }: Pick<FastifyRequest, 'merchant' | 'session' | 'ip'>): About {
  return { merchant: merchant?.code, memberId: session?.memberId, ip };
}
