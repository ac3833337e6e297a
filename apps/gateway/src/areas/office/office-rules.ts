import contract from '@parlour/office-api/contract.json' with { type: 'json' };
import { operationTable, type OperationId } from '@parlour/office-api/contract';
import { contractRules } from '../../http/contract-rules.ts';

/** The rules of the office's contract. */
export const officeRulesOf = contractRules<OperationId>(contract, operationTable);
