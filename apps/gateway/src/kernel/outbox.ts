import type { z } from 'zod';
import type { Db } from './tables.ts';

export interface CallTerms {
  /** In the table, the metrics and an operator's list. */
  name: string;
  /** Whether the payload holds personal data or a secret: it is sealed in the database, and removed as soon as the call is over. */
  sealed: boolean;
  /** How often it is tried at the most: once for what must not happen twice and whose other side knows no keys. */
  attempts: number;
  /** Seconds within which an attempt may begin. */
  within: number;
}

/** What may be asked of the outside: the terms, and what has to be known to do it. The area that owns it handles it (outbound/handling.ts). */
export interface CallKind<Payload extends object> extends CallTerms {
  payload: z.ZodType<Payload>;
}

/** States a kind of call: `const beginPayment = callKind({ ... })`. */
export function callKind<Payload extends object>(kind: CallKind<Payload>): CallKind<Payload> {
  return kind;
}

/** Whose call, and which: the same key again is the same call. */
export interface CallKey {
  merchant: string;
  key: string;
}

export type CallState = 'waiting' | 'done' | 'failed';

/** Everything that leaves the house because of something stored here goes through this (ADR 56, outbound/outbox.ts). */
export interface Outbox {
  /**
   * Has a call made once the caller's transaction has committed: right then by this gateway, or, should it not come to that or the
   * call fail, by whichever gateway runs the queue. At least once until it is done, within the terms of its kind.
   */
  put<Payload extends object>(trx: Db, kind: CallKind<Payload>, payload: Payload, call: CallKey): Promise<void>;
  /** The same for what stands in no transaction. */
  send<Payload extends object>(kind: CallKind<Payload>, payload: Payload, call: CallKey): Promise<void>;
  /** What became of a call, waiting for it so many ms; never inside a transaction. */
  outcome(kind: { name: string }, call: CallKey, withinMs: number): Promise<{ state: CallState; error: string | null }>;
  /** Makes a call that is due, if nobody else does; how many it made. For the queue. */
  make(id: string): Promise<number>;
}
