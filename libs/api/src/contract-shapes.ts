import type { operations as Shapes } from './generated/gateway.ts';
import type { OperationId } from './generated/operations.ts';

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
