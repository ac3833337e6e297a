import type { Role } from '@parlour/domain';
import { isPause, whyNotWrite, type ChatReason, type QuietHours } from '@parlour/domain/talk';
import type { Selectable } from 'kysely';
import { sessionOf, type Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/tables.ts';
import { Refusal, type ErrorCode } from '../../kernel/refusal.ts';
import type { ChatMuteTable, ChatRoomTable, ChatWordLists } from './tables.ts';

/** The default: an account without a verified contact can post once it is a day old. */
const usualRules: ChatRules = { version: 0, words: {}, newAccountHours: 24 };

export interface ChatRules {
  /** 0 if no rules were set. */
  version: number;
  words: ChatWordLists;
  newAccountHours: number;
}

/** The current rules of a merchant's chat. */
export async function chatRulesOf(db: Db, merchant: string): Promise<ChatRules> {
  const found = await db
    .selectFrom('chat_rules')
    .select(['version', 'words', 'new_account_hours'])
    .where('merchant', '=', merchant)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? { version: found.version, words: found.words, newAccountHours: found.new_account_hours } : usualRules;
}

/** The member's mute that ends last; undefined if there is none. */
export function muteOf(db: Db, memberId: string, now: Date): Promise<Selectable<ChatMuteTable> | undefined> {
  return db
    .selectFrom('chat_mute')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where((e) => e.or([e('until', 'is', null), e('until', '>', now)]))
    .orderBy('until', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
}

export type Room = Selectable<ChatRoomTable>;

/** What a member may do in the merchant's rooms. */
export interface Standing {
  /** True for a member excluded from betting, who may not enter; one who only pauses reads. */
  excluded: boolean;
  /** Why the member may not post in a room, until when, and the operator's reason for it; null if they may. */
  whyNot(room: Room): { why: ChatReason; until?: Date; reason?: string } | null;
}

export async function standingOf({ db, merchant, clock, session, role }: Context): Promise<Standing> {
  const now = clock.now();
  const { memberId } = sessionOf({ session });
  const member = await db
    .selectFrom('member')
    .select(['created_at', 'email_verified_at', 'mobile_verified_at', 'bets_blocked_until', 'bets_blocked_since'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const mute = await muteOf(db, memberId, now);
  const { newAccountHours } = await chatRulesOf(db, merchant.code);
  const wallTime = wallTimeIn(merchant.brand.timeZone, now);
  const { bets_blocked_until: until, bets_blocked_since: since } = member;
  const isBlocked = until !== null && until > now;
  const pauses = isBlocked && isPause(since, until);
  return {
    excluded: isBlocked && !pauses,
    whyNot(room) {
      const why = whyNotWrite(
        {
          role: role as Exclude<Role, 'guest'>,
          pausedUntil: pauses ? until : null,
          mutedUntil: mute?.until,
          verified: member.email_verified_at !== null || member.mobile_verified_at !== null,
          createdAt: member.created_at,
          newAccountHours,
          room: { open: room.open, quiet: quietOf(room) },
          wallTime,
        },
        now,
      );
      return why?.why === 'muted' ? { ...why, reason: mute!.reason } : why;
    },
  };
}

export function quietOf({ quiet_from: from, quiet_to: to }: Pick<Room, 'quiet_from' | 'quiet_to'>): QuietHours | null {
  return from !== null && to !== null ? { from, to } : null;
}

function wallTimeIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);
}

const codes: Readonly<Record<Exclude<ChatReason, 'trial'>, ErrorCode>> = {
  paused: 'chat_closed',
  muted: 'chat_muted',
  notYet: 'chat_not_yet',
  closed: 'chat_closed',
  hours: 'chat_closed',
};

/** Throws for members who may not enter. */
export function demandEntry({ excluded }: Standing): void {
  if (excluded) throw new Refusal('chat_closed', { params: { why: 'excluded' } });
}

/** Throws for members who may not post in a room, with the remaining time. */
export function demandWriting(standing: Standing, room: Room, now: Date): void {
  demandEntry(standing);
  const found = standing.whyNot(room);
  if (!found) return;
  if (found.why === 'trial') throw new Refusal('real_account_needed');
  throw new Refusal(codes[found.why], {
    params: {
      why: found.why,
      ...(found.until && {
        until: found.until.toISOString(),
        retryAfter: Math.max(1, Math.ceil((found.until.getTime() - now.getTime()) / 1000)),
      }),
      ...(found.reason !== undefined && { reason: found.reason }),
    },
  });
}
