import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '@parlour/office-api/contract';

type Schema = components['schemas'];
export type Run = Schema['AgentRun'];
export type Bill = Schema['OfficeBill'];
export type Claim = Schema['OfficeClaim'];

/** What each kind of contract, and of run, is called. */
export const kindWords = {
  daily: msg`Daily salary`,
  hourly: msg`Hourly salary`,
  realtime: msg`Real-time salary`,
  dividend: msg`Dividend`,
  affiliate: msg`Affiliate earnings`,
  rebate: msg`Rebate`,
} as const satisfies Record<Run['kind'], MessageDescriptor>;
export const runKinds = Object.keys(kindWords) as Run['kind'][];

/** What each state of a bill is called; others are shown as they are. */
export const stateWords: Readonly<Record<string, { text: MessageDescriptor; mood: 'accent' | 'win' | 'danger' | 'neutral' } | undefined>> =
  {
    issued: { text: msg`Issued`, mood: 'win' },
    part: { text: msg`Partly paid`, mood: 'accent' },
    unpaid: { text: msg`Unpaid`, mood: 'danger' },
    notReached: { text: msg`Not reached`, mood: 'neutral' },
    stopped: { text: msg`Stopped`, mood: 'neutral' },
    held: { text: msg`Held`, mood: 'accent' },
  };

/** Why a claim arose. */
export const reasonWords = {
  bill: msg`Part of a bill`,
  correction: msg`Correction`,
} as const satisfies Record<Claim['reason'], MessageDescriptor>;
