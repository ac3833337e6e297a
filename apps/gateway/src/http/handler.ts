import type { BodyOf, OperationId, operations as Shapes, ValueOf } from '@parlour/api/contract';
import type { Context } from '../kernel/context.ts';
import type { Once } from './idempotency.ts';

type Parameters<K extends OperationId, In extends string> = Shapes[K] extends { parameters: infer P }
  ? In extends keyof P
    ? NonNullable<P[In]>
    : unknown
  : unknown;

/** A handler's input: already validated against the contract, and opened if it was sealed. */
export interface Input<K extends OperationId> {
  params: Parameters<K, 'path'>;
  query: Parameters<K, 'query'>;
  body: BodyOf<K>;
  /** The raw bytes, for signatures. */
  rawBody: Buffer;
}

/** One operation of the contract: returns the `value` of its answer, or throws a Refusal. */
export interface Handler<K extends OperationId> {
  (input: Input<K>, context: Context): Promise<ValueOf<K>>;
  /** See `inTwoSteps`. */
  answer?(stored: ValueOf<K>, context: Context): Promise<ValueOf<K>>;
  /** See `withOwnIdempotency`. */
  keyed?(input: Input<K>, context: Context, asked: Once): Promise<ValueOf<K>>;
  /** See `publicly`. */
  state?(input: Input<K>, context: Context): Promise<PublicState>;
}

/** Identifies this state of a public answer. */
export interface PublicState {
  /** Null for an answer that may not be cached. */
  state: string | null;
  /** Milliseconds until the answer's next planned change; null if none is planned. */
  left: number | null;
}

/**
 * An operation whose answer is the same for everybody and contains nothing personal, so that caches between gateway and page may keep it
 * for seconds (content N5). `state` is read first: whoever already has the answer gets 304 for the price of one row.
 */
export function publicly<K extends OperationId>(state: NonNullable<Handler<K>['state']>, work: Handler<K>): Handler<K> {
  return Object.assign(work, { state });
}

/**
 * An operation with an idempotency key whose answer needs an outbound call: `work` runs in the transaction that stores its result under
 * the key; `answer` turns the result into the answer, after the commit and again for each repeat.
 */
export function inTwoSteps<K extends OperationId>(
  work: (input: Input<K>, context: Context) => Promise<ValueOf<K>>,
  answer: NonNullable<Handler<K>['answer']>,
): Handler<K> {
  return Object.assign(work, { answer });
}

/**
 * An operation with an idempotency key that itself stores its answer under the key, by the rules of `once`: for operations that must not
 * hold row locks while the gateway is busy with other requests.
 */
export function withOwnIdempotency<K extends OperationId>(keyed: NonNullable<Handler<K>['keyed']>): Handler<K> {
  const unkeyed: Handler<K> = () => Promise.reject(new Error('called without its idempotency key'));
  return Object.assign(unkeyed, { keyed });
}

/** Operations whose answer is not JSON are registered separately. */
export type StreamedOperation = 'streamEvents';

/** Every operation has exactly one handler: a missing or an extra one does not compile (architecture 4). */
export type Handlers = { [K in Exclude<OperationId, StreamedOperation>]: Handler<K> };
/** The handlers of an area. */
export type HandlersOf<K extends OperationId> = { [P in K]: Handler<P> };
