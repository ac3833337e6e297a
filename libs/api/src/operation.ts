import type { BodyOf, components, operations as Shapes, OperationId } from './contract.ts';

/** Schemas of the contract by name: `Schema<'Balance'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Operations that the page asks by `call`; the event stream is read by `openEvents`. */
export type CallableOperation = Exclude<OperationId, 'streamEvents' | 'receiveCashierWebhook'>;

type Part<K extends OperationId, In extends string> = Shapes[K] extends { parameters: infer P }
  ? In extends keyof P
    ? NonNullable<P[In]> extends never
      ? undefined
      : P[In]
    : undefined
  : undefined;

type Given<Name extends string, T> = [T] extends [undefined] ? unknown : undefined extends T ? { [N in Name]?: T } : { [N in Name]: T };

/** What the caller gives an operation. A sealed operation takes the open body: sealing is the client's work. */
export type CallInput<K extends CallableOperation> = Given<'path', Part<K, 'path'>> &
  Given<'query', Part<K, 'query'>> &
  Given<'body', BodyOf<K>>;

export type { ValueOf as CallValue } from './contract.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** The answer as it is: that nobody is logged in is told to no listener, and not waited for. */
  asIs?: boolean;
}
