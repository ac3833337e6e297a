import type { operationTable, OperationId } from '@parlour/office-api/contract';

/** The operations that the contract gives a policy under which two operators decide. */
export type ProposableOperation = {
  [K in OperationId]: (typeof operationTable)[K]['approval'] extends null ? never : K;
}[OperationId];
