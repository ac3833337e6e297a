import type { DailyHours } from './payment-methods.ts';

/** A desk of the live chat: people who answer in some languages at some hours. */
export interface Desk {
  /** The provider's id of the desk. */
  id: string;
  name: string;
  /** Codes of the languages in which it answers. */
  languages: readonly string[];
  /** An https: address. */
  picture?: string | undefined;
  /** In the time zone of the merchant; the whole day if absent. */
  hours?: DailyHours | undefined;
}

/** What a visitor can say a chat is about before it begins. */
export const chatTopics = ['deposit', 'withdrawal', 'game', 'account', 'other'] as const;
export type ChatTopic = (typeof chatTopics)[number];

/** Instead of a provider's code: no live chat, and the sandbox. */
export const noLiveChat = 'none';
export const sandboxLiveChat = 'sandbox';
