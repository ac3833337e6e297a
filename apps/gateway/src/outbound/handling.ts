import type { Db } from '../kernel/tables.ts';
import type { CallKind, CallTerms } from '../kernel/outbox.ts';

/** One call, for whoever makes it. */
export interface CallFacts {
  id: string;
  merchant: string;
  /** The same in each attempt: what the other side knows a repeat by. */
  key: string;
}

/** The other side has said no, and would again: the call is not tried again. */
export class CallRefused extends Error {
  override name = 'CallRefused';
}

interface Handling<Payload, Result> {
  /** Makes the call, outside any transaction. Throwing has it tried again as its terms allow, but for a CallRefused. */
  call(payload: Payload, facts: CallFacts): Promise<Result>;
  /** Notes the result, once, in the transaction that ends the call. */
  done?(trx: Db, outcome: { payload: Payload; result: Result; facts: CallFacts }, now: Date): Promise<void>;
  /** Notes that nothing will come of it, once; `refused` when the other side has said so, and else nobody knows. */
  failed?(trx: Db, outcome: { payload: Payload; refused: boolean; facts: CallFacts }, now: Date): Promise<void>;
}

/** A kind of call and how it is done, for the outbox; its payload comes out of the database. */
export interface CallHandler {
  kind: CallTerms;
  /** Makes the call, and gives what notes its result. */
  call(payload: unknown, facts: CallFacts): Promise<(trx: Db, now: Date) => Promise<void>>;
  failed(trx: Db, outcome: { payload(): unknown; refused: boolean; facts: CallFacts }, now: Date): Promise<void>;
}

/** Says how a kind of call is done. */
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
