// Made from openapi/ by `npm run contract`; do not edit.
import type { operations as Shapes } from './schema.ts';
import type { OperationId } from './operations.ts';

/** The parameters of an operation in its path or query; undefined where it has none. */
export type ParametersOf<K extends OperationId, In extends 'path' | 'query'> = Shapes[K] extends { parameters: infer P }
  ? In extends keyof P
    ? NonNullable<P[In]> extends never
      ? undefined
      : P[In]
    : undefined
  : undefined;

/** The open body of an operation, also where it may come sealed; undefined where it takes none. */
export type BodyOf<K extends OperationId> = Shapes[K] extends { requestBody: { content: infer C } }
  ? C extends { 'application/vnd.parlour.plain+json': infer Plain }
    ? Plain
    : C extends { 'application/json': infer Json }
      ? Json
      : C extends { 'application/x-www-form-urlencoded': infer Form }
        ? Form
        : undefined
  : undefined;

/** The `value` of an operation's answer; null where it has none. */
export type ValueOf<K extends OperationId> = Shapes[K] extends {
  responses: { 200: { content: { 'application/json': { value: infer V } } } };
}
  ? V
  : null;
