// The office's contract as types and data, for the gateway and for tests. Generated from openapi/office; depends on neither side.
import type { operations as operationTable, OperationId } from './generated/operations.ts';

export type { components, operations, paths } from './generated/schema.ts';
export { operations as operationTable, type OperationId } from './generated/operations.ts';
export { errorStatus, type ErrorCode } from './generated/errors.ts';
export type { BodyOf, ParametersOf, ValueOf } from './generated/shapes.ts';
export { credentialsOf, type OperatorCredentials } from './credentials.ts';

/** The operations that the contract gives a policy under which two operators decide. */
export type ProposableOperation = {
  [K in OperationId]: (typeof operationTable)[K]['approval'] extends null ? never : K;
}[OperationId];
