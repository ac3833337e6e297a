import type { Role } from '../access.ts';

/** Why a member may read but not write (content N60). */
export type ChatReason = 'trial' | 'muted' | 'notYet' | 'closed' | 'hours';

/** Hours of the merchant's day in which a room is read-only: from inclusive, to exclusive, as `22:00`; past midnight if `to` is earlier. */
export interface QuietHours {
  from: string;
  to: string;
}

export interface Writer {
  role: Exclude<Role, 'guest'>;
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

/** Why this caller may not write in a room now, and until when if that is known; null if they may. */
export function whyNotWrite(
  { role, mutedUntil, verified, createdAt, newAccountHours, room, wallTime }: Writer,
  now: Date,
): { why: ChatReason; until?: Date } | null {
  if (role === 'trial') return { why: 'trial' };
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
