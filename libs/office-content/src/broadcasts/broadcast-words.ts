import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '@parlour/office-api/contract';
import type { Mood } from '@parlour/ui';

export type Broadcast = components['schemas']['Broadcast'];
export type Segment = components['schemas']['BroadcastSegment'];

export const broadcastStates: Readonly<Record<Broadcast['state'], { text: MessageDescriptor; mood: Mood }>> = {
  planned: { text: msg`Planned`, mood: 'accent' },
  sending: { text: msg`Being sent`, mood: 'accent' },
  sent: { text: msg`Sent`, mood: 'win' },
  takenBack: { text: msg`Taken back`, mood: 'neutral' },
};

export const statusNames: Readonly<Record<NonNullable<Segment['status']>, MessageDescriptor>> = {
  active: msg`Active`,
  blocked: msg`Blocked`,
  excluded: msg`Excluded from betting`,
};

export const wayNames: Readonly<Record<NonNullable<Segment['way']>, MessageDescriptor>> = {
  username: msg`By username`,
  mobile: msg`By mobile number`,
  social: msg`By another account`,
  agent: msg`By an agent`,
};

export const spanNames: Readonly<Record<NonNullable<Segment['by']>, MessageDescriptor>> = {
  created: msg`Registered`,
  firstDeposit: msg`Made the first deposit`,
  played: msg`Played for real money`,
};
