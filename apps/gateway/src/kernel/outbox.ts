import type { z } from 'zod';
import type { Db } from './tables.ts';

export interface CallTerms {
  /** The name in the table, the metrics and operators' lists. */
  name: string;
  /** Whether the payload contains personal data or a secret: then it is sealed in the database, and deleted as soon as the call is done. */
  sealed: boolean;
  /** The maximum number of attempts: one for a call that must not happen twice and whose receiver has no idempotency keys. */
  attempts: number;
  /** Within how many seconds an attempt may start. */
  within: number;
}

/** A kind of outbound call: its terms and its payload. The area that owns it handles it (outbound/handling.ts). */
export interface CallKind<Payload extends object> extends CallTerms {
  payload: z.ZodType<Payload>;
}

/** Declares a kind of call: `const beginPayment = callKind({ ... })`. */
export function callKind<Payload extends object>(kind: CallKind<Payload>): CallKind<Payload> {
  return kind;
}

/** A call's merchant and key: the same key means the same call. */
export interface CallKey {
  merchant: string;
  key: string;
}

export type CallState = 'waiting' | 'done' | 'failed';

/** Every outbound call that follows from something stored here goes through the outbox (ADR 56, outbound/outbox.ts). */
export interface Outbox {
  /**
   * Makes a call once the caller's transaction has committed: immediately by this gateway or, if that fails, by any gateway that looks for
   * due calls. At least once, within the terms of its kind.
   */
  put<Payload extends object>(trx: Db, kind: CallKind<Payload>, payload: Payload, call: CallKey): Promise<void>;
  /** The same, outside a transaction. */
  send<Payload extends object>(kind: CallKind<Payload>, payload: Payload, call: CallKey): Promise<void>;
  /** A call's state, after waiting up to this many ms for its result; never call it inside a transaction. */
  outcome(kind: { name: string }, call: CallKey, withinMs: number): Promise<{ state: CallState; error: string | null }>;
  /** Makes due calls that no gateway is making: failed ones, and those of gateways that have died. Returns how many. */
  makeDue(): Promise<number>;
}
