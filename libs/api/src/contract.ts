// The contract of players as types and data, for the gateway and for tests. Generated from openapi/player; depends on neither side.
export type { components, operations, paths } from './generated/schema.ts';
export { operations as operationTable, type OperationId } from './generated/operations.ts';
export { errorStatus, type ErrorCode } from './generated/errors.ts';
export { contractHeader, contractMajor } from './generated/version.ts';
export type { BodyOf, ParametersOf, ValueOf } from './generated/shapes.ts';
