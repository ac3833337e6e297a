// The contract as types and data, for the gateway and for tests. Generated from openapi/; knows nothing of either side.
export type { components, operations, paths } from './generated/gateway.ts';
export type { components as walletComponents } from './generated/wallet.ts';
export { operations as operationTable, type OperationId } from './generated/operations.ts';
export type { BodyOf, ValueOf } from './contract-shapes.ts';
