import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '@parlour/office-api/contract';

type Schema = components['schemas'];
export type ChatCase = Schema['ChatCase'];
export type ChatMute = Schema['ChatMute'];
export type ChatRoom = Schema['ChatRoom'];
export type ChatRules = Schema['ChatRules'];
export type ChatOutcome = Schema['ChatWord']['outcome'];

/** What the page shows, as its address names it. */
export const chatParts = {
  waiting: msg`Waiting messages`,
  removed: msg`Removed messages`,
  mutes: msg`Muted members`,
  rooms: msg`Rooms`,
  words: msg`Word lists`,
} as const satisfies Record<string, MessageDescriptor>;
export type ChatPart = keyof typeof chatParts;

export const stateWords = {
  shown: { text: msg`Shown`, mood: 'neutral' },
  held: { text: msg({ message: 'Held', context: 'a message that waits' }), mood: 'accent' },
  hidden: { text: msg`Hidden`, mood: 'accent' },
  removed: { text: msg`Removed`, mood: 'danger' },
  refused: { text: msg`Removed before it was shown`, mood: 'danger' },
} as const satisfies Record<ChatCase['state'], { text: MessageDescriptor; mood: 'neutral' | 'accent' | 'danger' }>;

/** Why members report something. */
export const reportWords = {
  abuse: msg`Abuse`,
  spam: msg`Spam`,
  fraud: msg`Fraud`,
  privacy: msg`Private data`,
  begging: msg`Begging`,
  other: msg`Something else`,
} as const satisfies Record<ChatCase['reports'][number]['reason'], MessageDescriptor>;

/** What happens to a message with a word on the list, the most severe first. */
export const outcomeWords = {
  refuse: { text: msg`Refused`, hint: msg`The message is not sent, and its author is asked to change it.` },
  hold: { text: msg({ message: 'Held', context: 'a message that waits' }), hint: msg`The message waits for you before others see it.` },
  mask: { text: msg`Masked`, hint: msg`Asterisks stand in place of the word.` },
} as const satisfies Record<ChatOutcome, { text: MessageDescriptor; hint: MessageDescriptor }>;

/** How long a member is muted; null is for ever. */
export const muteSpans = [
  { minutes: 10, text: msg`10 minutes` },
  { minutes: 60, text: msg`1 hour` },
  { minutes: 60 * 24, text: msg`1 day` },
  { minutes: 60 * 24 * 7, text: msg`7 days` },
  { minutes: 60 * 24 * 30, text: msg`30 days` },
  { minutes: null, text: msg`For ever` },
] as const satisfies readonly { minutes: number | null; text: MessageDescriptor }[];
