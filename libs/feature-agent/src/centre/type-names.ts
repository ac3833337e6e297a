// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';

/** Names of account types (specification 6). */
export const typeNames = {
  0: msg`Member`,
  1: msg`Agent`,
  2: msg`Head of a line`,
  41: msg`Agent, type 41`,
  42: msg`Agent, type 42`,
} as const satisfies Record<Schema<'AgentAccountType'>, MessageDescriptor>;
