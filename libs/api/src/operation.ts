import type { BodyOf, components, ParametersOf } from './contract.ts';
import type { calls } from './generated/calls.ts';
import type { laterCalls } from './generated/later-calls.ts';

/** Schemas of the contract by name: `Schema<'Balance'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Operations that the page invokes by `call`; the event stream is read by `openEvents`. */
export type CallableOperation = Exclude<keyof typeof calls | keyof typeof laterCalls, 'streamEvents'>;

type Given<Name extends string, T> = [T] extends [undefined] ? unknown : undefined extends T ? { [N in Name]?: T } : { [N in Name]: T };

/** The input that the caller passes. A sealed operation takes the plain body: the client seals it. */
export type CallInput<K extends CallableOperation> = Given<'path', ParametersOf<K, 'path'>> &
  Given<'query', ParametersOf<K, 'query'>> &
  Given<'body', BodyOf<K>>;

export type { ValueOf as CallValue } from './contract.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Returns the answer as is: a missing session is not reported to listeners or waited for. */
  asIs?: boolean;
}
