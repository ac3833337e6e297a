// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RecordPeriod } from '@parlour/domain';

/** Names of spans of days in filters. */
export const periodNames = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  week: msg`Last 7 days`,
  month: msg`Last 30 days`,
  thisMonth: msg`This month`,
} as const satisfies Record<RecordPeriod, MessageDescriptor>;
