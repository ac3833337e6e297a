import type { OperationId } from '@parlour/api/contract';
import type { OperationId as PaymentsOperationId } from '@parlour/partners/payments';
import type { LiveSession } from '../kernel/principals.ts';
import type { SiteState } from './site-state.ts';
import type { Afterwards } from '../kernel/ports.ts';
import type { Merchant } from '../kernel/merchants.ts';
import type { Outbox } from '../kernel/outbox.ts';

declare module 'fastify' {
  interface FastifyInstance {
    afterwards: Afterwards;
    outbox: Outbox;
  }
  interface FastifyRequest {
    /** Null if the route needs no merchant, or the gate has not run yet. */
    merchant: Merchant | null;
    session: LiveSession | null;
    site: SiteState | null;
    /** From a header that trusted proxies set; ISO 3166 alpha-2. */
    country: string | null;
    /** The bytes of the body, for signatures. */
    rawBody: Buffer;
  }
  interface FastifyContextConfig {
    /** The operation whose rules the gate applies: roles, session, state of the site. */
    operationId?: OperationId | PaymentsOperationId;
    /** For routes outside merchants' sites: health, metrics, and calls by vendors and payment providers. */
    anyHost?: boolean;
  }
}
