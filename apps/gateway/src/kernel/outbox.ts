import type { z } from 'zod';
import type { Db } from './tables.ts';

export interface CallTerms {
  /** Its name in the table, the metrics and an operator's list. */
  name: string;
  /** Whether the payload holds personal data or a secret: it is sealed in the database, and removed as soon as the call is over. */
  sealed: boolean;
  /** Maximum attempts: one for a call that must not happen twice and whose receiver has no idempotency keys. */
  attempts: number;
  /** Seconds within which an attempt may begin. */
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

/** The merchant and key of a call: the same key again means the same call. */
export interface CallKey {
  merchant: string;
  key: string;
}

export type CallState = 'waiting' | 'done' | 'failed';

/** Every outbound call that follows from something stored here goes through this (ADR 56, outbound/outbox.ts). */
export interface Outbox {
  /**
   * Makes a call once the caller's transaction has committed: immediately by this gateway, or, if that fails, by any gateway that
   * looks for what is due. At least once, within the terms of its kind.
   */
  put<Payload extends object>(trx: Db, kind: CallKind<Payload>, payload: Payload, call: CallKey): Promise<void>;
  /** The same, outside a transaction. */
  send<Payload extends object>(kind: CallKind<Payload>, payload: Payload, call: CallKey): Promise<void>;
  /** The result of a call, waiting up to this many ms; never inside a transaction. */
  outcome(kind: { name: string }, call: CallKey, withinMs: number): Promise<{ state: CallState; error: string | null }>;
  /** Makes the calls that are due and that no gateway is making: failed ones, and those of gateways that are gone. Returns how many. */
  makeDue(): Promise<number>;
}
