import type { Generated } from 'kysely';
import type { CallState } from '../kernel/outbox.ts';

/** Calls that leave the house once the transaction that wants them has committed (outbound/outbox.ts). */
export interface OutboundCallTable {
  id: string;
  merchant: string;
  /** Name of its kind. */
  kind: string;
  key: string;
  /** JSON, sealed where the kind says so; null once nobody needs it any more. */
  payload: string | null;
  state: Generated<CallState>;
  /** Attempts that were begun. */
  attempts: Generated<number>;
  created_at: Date;
  next_at: Date;
  /** Until when the gateway that makes the call has it to itself. */
  claimed_until: Date | null;
  /** Nothing is begun after it. */
  deadline: Date;
  last_error: string | null;
  ended_at: Date | null;
}

export interface DevOutboxTable {
  id: Generated<string>;
  merchant: string;
  kind: 'sms' | 'captcha' | 'email';
  recipient: string;
  /** Of an e-mail. */
  subject: string | null;
  body: string;
  at: Date;
}

export interface OutboundTables {
  outbound_call: OutboundCallTable;
  dev_outbox: DevOutboxTable;
}

declare module '../kernel/tables.ts' {
  interface Tables extends OutboundTables {}
}
