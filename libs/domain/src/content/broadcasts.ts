import { instantOf, wallAt } from '../agents/zoned-time.ts';

/** What a broadcast is about: members who are excluded from betting read service messages only (content N52). */
export const broadcastCategories = ['service', 'offers'] as const;
export type BroadcastCategory = (typeof broadcastCategories)[number];

/** What a message is about, by which members choose how they hear of it (content N53). */
export const messageCategories = ['account', 'money', ...broadcastCategories] as const;
export type MessageCategory = (typeof messageCategories)[number];

/**
 * How members hear of a message besides the inbox: on devices that they subscribed, and at contacts that they have confirmed (content N53).
 */
export const noticeChannels = ['push', 'email', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/**
 * Whether a member who has not chosen yet is notified of a category: on devices of everything but offers; by e-mail and SMS of nothing,
 * since members gave these contacts to prove who they are (content N53).
 */
export const heardUnchosen = (category: MessageCategory, channel: NoticeChannel): boolean => channel === 'push' && category !== 'offers';

/** Offers that are pushed to a member in a week at the most (content N87). */
export const pushedOffersAWeek = 3;

/** Hours of the merchant's day in which offers are not delivered: from the first until the second of the next morning (content N87). */
export const quietHours = { from: 22, to: 8 } as const;

/** A broadcast to more members than this takes two operators (office 2). */
export const broadcastByOne = 1_000;

const hour = 3_600_000;
const day = 24 * hour;

/** When a broadcast that is due at an instant is delivered: an offer due in the quiet hours waits for their end (content N52). */
export function deliveryTime(category: BroadcastCategory, due: Date, zone: string): Date {
  if (category === 'service') return due;
  const wall = wallAt(zone, due.getTime());
  const sinceMidnight = wall - Math.floor(wall / day) * day;
  if (sinceMidnight >= quietHours.to * hour && sinceMidnight < quietHours.from * hour) return due;
  const midnight = wall - sinceMidnight + (sinceMidnight >= quietHours.from * hour ? day : 0);
  return new Date(instantOf(zone, midnight + quietHours.to * hour));
}

/** The members that a broadcast is for. */
export interface BroadcastSegment {
  status?: 'active' | 'blocked' | 'excluded';
  agents?: boolean;
  country?: string;
  way?: 'username' | 'mobile' | 'social' | 'agent';
  tag?: string;
  by?: 'created' | 'firstDeposit' | 'played';
  from?: string;
  to?: string;
}

/**
 * Whether a segment depends only on facts about a member that never change. Then the rule alone decides membership for ever; any other
 * segment is frozen as a list of its members when it is sent (content N52).
 */
export function isLastingRule({ status, agents, tag, by = 'created', from, to }: BroadcastSegment): boolean {
  const isSpanned = from !== undefined || to !== undefined;
  return status === undefined && agents === undefined && tag === undefined && (by === 'created' || !isSpanned);
}
