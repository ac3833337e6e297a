// The contract of payment providers as types and data. Generated from openapi/partners/payments.yaml.
export type { components } from './generated/payments/schema.ts';
export { operations as operationTable, type OperationId } from './generated/payments/operations.ts';
export { errorStatus, type ErrorCode } from './generated/payments/errors.ts';
