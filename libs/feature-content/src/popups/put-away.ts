// @flag publicPopups
import type { Schema } from '@parlour/api';
import { hiddenUntil, popupQueue, stillHidden, type PopupState, type PutAway } from './popup-queue.ts';

const key = 'parlour-popups';

/** The popups that somebody sees now, by what is put away in this browser. */
export function popupsNow(all: readonly Schema<'Announcement'>[], state: PopupState): readonly Schema<'Announcement'>[] {
  const now = Date.now();
  return popupQueue(all, state, { ...stillHidden(read(localStorage), now), ...read(sessionStorage) }, now);
}

/** Puts a popup away until the session ends, or for 24 hours. */
export function putAway(mark: string, forToday: boolean): void {
  const now = Date.now();
  if (forToday) write(localStorage, { ...stillHidden(read(localStorage), now), [mark]: hiddenUntil(now) });
  write(sessionStorage, { ...read(sessionStorage), [mark]: null });
}

function read(storage: Storage): PutAway {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as PutAway) : {};
  } catch {
    // Storage that is full, forbidden or written by something else: the popup is shown once more.
    return {};
  }
}

function write(storage: Storage, marks: PutAway): void {
  try {
    storage.setItem(key, JSON.stringify(marks));
  } catch {
    // As above.
  }
}
