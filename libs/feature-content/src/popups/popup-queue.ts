// @flag publicPopups
import type { Schema } from '@parlour/api';
import { markOf } from './mark-of.ts';

type Announcement = Schema<'Announcement'>;

/** The most popups shown in a row (content N22). */
const mostInARow = 3;
const day = 24 * 3600 * 1000;

/** What a visitor has put away: marks of popups, and until when each is hidden (in ms); null for the rest of this session. */
export type PutAway = Readonly<Record<string, number | null>>;

/** Who is viewing: a visitor, a member, or a member at the first log-in. */
export type PopupState = 'B' | 'A' | 'F';

/** The popups to show in order: those of the first log-in before those of members, then by position (content N22). */
export function popupQueue(all: readonly Announcement[], state: PopupState, putAway: PutAway, now: number): Announcement[] {
  const order: readonly PopupState[] = state === 'F' ? ['F', 'A'] : [state];
  return all
    .filter((each) => each.type === 'PU' && order.includes(each.execution) && !isPutAway(putAway[markOf(each)], now))
    .toSorted((a, b) => order.indexOf(a.execution) - order.indexOf(b.execution) || a.position - b.position)
    .slice(0, mostInARow);
}

const isPutAway = (until: number | null | undefined, now: number): boolean => until === null || (until !== undefined && now < until);

/** Until when a popup that was hidden for today stays hidden. */
export const hiddenUntil = (now: number): number => now + day;

/** The entries that are still hidden, so that the browser's storage does not grow. */
export function stillHidden(putAway: PutAway, now: number): PutAway {
  return Object.fromEntries(Object.entries(putAway).filter(([, until]) => isPutAway(until, now)));
}
