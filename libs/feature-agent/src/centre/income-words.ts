// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';
import { kindNames } from './contract-words.ts';

/** Names of kinds of income, in the order of their columns. */
export const incomeNames = {
  betRebate: msg`Bet rebate`,
  agentRebate: msg`Agent rebate`,
  ...kindNames,
  claims: msg`Still owed to me`,
} as const satisfies Record<Schema<'IncomeKind'>, MessageDescriptor>;
