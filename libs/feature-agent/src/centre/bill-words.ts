// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';

export const billStates = {
  issued: { text: msg`Paid`, mood: 'win' },
  part: { text: msg`Partly paid`, mood: 'warning' },
  unpaid: { text: msg`Not paid yet`, mood: 'danger' },
  notReached: { text: msg`No tier reached`, mood: 'neutral' },
  held: { text: msg`Held back`, mood: 'warning' },
  awaiting: { text: msg`Awaiting approval`, mood: 'warning' },
  toCollect: { text: msg`To collect`, mood: 'warning' },
  denied: { text: msg`Denied`, mood: 'danger' },
  expired: { text: msg`Expired`, mood: 'neutral' },
  stopped: { text: msg`Upline reached no tier`, mood: 'neutral' },
} as const satisfies Record<Schema<'BillState'>, { text: MessageDescriptor; mood: string }>;
