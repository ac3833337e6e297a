import type { Db } from '../kernel/tables.ts';
import type { CallKind, CallTerms } from '../kernel/outbox.ts';

/** One call, as its handler sees it. */
export interface CallFacts {
  id: string;
  merchant: string;
  /** The same on every attempt: lets the other side recognise a repeat. */
  key: string;
}

/** The other side refuses and would refuse again, so the call is not retried. */
export class CallRefused extends Error {
  override name = 'CallRefused';
}

interface Handling<Payload, Result> {
  /** Makes the call, outside any transaction. If it throws, the call is retried as its terms allow, except for a CallRefused. */
  call(payload: Payload, facts: CallFacts): Promise<Result>;
  /** Records the result, once, in the transaction that ends the call. */
  done?(trx: Db, outcome: { payload: Payload; result: Result; facts: CallFacts }, now: Date): Promise<void>;
  /** Records, once, that the call has failed for good. `refused` if the other side refused; otherwise the outcome is unknown. */
  failed?(trx: Db, outcome: { payload: Payload; refused: boolean; facts: CallFacts }, now: Date): Promise<void>;
}

/** A kind of call and how to make it, for the outbox; the payload comes from the database. */
export interface CallHandler {
  kind: CallTerms;
  /** Makes the call, and returns what records its result. */
  call(payload: unknown, facts: CallFacts): Promise<(trx: Db, now: Date) => Promise<void>>;
  failed(trx: Db, outcome: { payload(): unknown; refused: boolean; facts: CallFacts }, now: Date): Promise<void>;
}

/** Defines how a kind of call is made. */
export function handling<Payload extends object, Result>(kind: CallKind<Payload>, work: Handling<Payload, Result>): CallHandler {
  return {
    kind,
    async call(stored, facts) {
      const payload = kind.payload.parse(stored);
      const result = await work.call(payload, facts);
      return async (trx, now) => work.done?.(trx, { payload, result, facts }, now);
    },
    async failed(trx, { payload, ...outcome }, now) {
      await work.failed?.(trx, { payload: kind.payload.parse(payload()), ...outcome }, now);
    },
  };
}
