import type { Role } from '../access.ts';

/** Why a member may read but not write (content N60). */
export type ChatReason = 'trial' | 'paused' | 'muted' | 'notYet' | 'closed' | 'hours';

/** Hours of the merchant's day in which a room is read-only: from inclusive, to exclusive, as `22:00`; past midnight if `to` is earlier. */
export interface QuietHours {
  from: string;
  to: string;
}

export interface Writer {
  role: Exclude<Role, 'guest'>;
  /** The end of a pause from betting, in which members read along; null if there is none. */
  pausedUntil: Date | null;
  /** The end of the mute, or null for ever; undefined if there is none. */
  mutedUntil: Date | null | undefined;
  /** Whether an e-mail address or a mobile number is proved. */
  verified: boolean;
  createdAt: Date;
  /** How old an account without a proved contact must be. */
  newAccountHours: number;
  room: { open: boolean; quiet: QuietHours | null };
  /** The merchant's wall clock, as `21:59`. */
  wallTime: string;
}

/** The longest time without betting that is a pause; a longer one is an exclusion. */
export const longestPauseDays = 42;

/** Whether betting that is blocked from one time to another is a pause: such members, unlike excluded ones, enter the chat (content N60). */
export function isPause(since: Date | null, until: Date): boolean {
  return since !== null && until.getTime() - since.getTime() <= longestPauseDays * 86_400_000;
}

/** Why this caller may not write in a room now, and until when if that is known; null if they may. */
export function whyNotWrite(
  { role, pausedUntil, mutedUntil, verified, createdAt, newAccountHours, room, wallTime }: Writer,
  now: Date,
): { why: ChatReason; until?: Date } | null {
  if (role === 'trial') return { why: 'trial' };
  if (pausedUntil !== null && pausedUntil > now) return { why: 'paused', until: pausedUntil };
  if (mutedUntil === null) return { why: 'muted' };
  if (mutedUntil !== undefined && mutedUntil > now) return { why: 'muted', until: mutedUntil };
  if (!room.open) return { why: 'closed' };
  if (room.quiet && isQuietAt(room.quiet, wallTime)) return { why: 'hours', until: endOfQuiet(room.quiet, wallTime, now) };
  const old = new Date(createdAt.getTime() + newAccountHours * 3_600_000);
  if (!verified && old > now) return { why: 'notYet', until: old };
  return null;
}

/** Whether a room is read-only at this time of the merchant's day. */
export function isQuietAt({ from, to }: QuietHours, wallTime: string): boolean {
  return from <= to ? from <= wallTime && wallTime < to : from <= wallTime || wallTime < to;
}

/** Across a clock change it is an hour off; the room itself follows the wall clock. */
function endOfQuiet({ to }: QuietHours, wallTime: string, now: Date): Date {
  const minutes = (minutesOf(to) - minutesOf(wallTime) + 1440) % 1440 || 1440;
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000 + minutes * 60_000);
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}
