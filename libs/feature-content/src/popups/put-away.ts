// @flag publicPopups
import type { Schema } from '@parlour/api';
import { store, storedJson, type StorageName } from '@parlour/ui/browser-storage';
import { hiddenUntil, popupQueue, stillHidden, type PopupState, type PutAway } from './popup-queue.ts';

const key = 'parlour-popups';

/** The popups that are shown now, without those that were put away in this browser. */
export function popupsNow(all: readonly Schema<'Announcement'>[], state: PopupState): readonly Schema<'Announcement'>[] {
  const now = Date.now();
  return popupQueue(all, state, { ...stillHidden(read('browser'), now), ...read('tab') }, now);
}

/** Puts a popup away until the session ends, or for 24 hours. */
export function putAway(mark: string, forToday: boolean): void {
  const now = Date.now();
  if (forToday) write('browser', { ...stillHidden(read('browser'), now), [mark]: hiddenUntil(now) });
  write('tab', { ...read('tab'), [mark]: null });
}

/** Empty if the storage contains something else: the popup is then shown again. */
function read(storage: StorageName): PutAway {
  const kept = storedJson(storage, key);
  return typeof kept === 'object' && kept !== null ? (kept as PutAway) : {};
}

function write(storage: StorageName, marks: PutAway): void {
  store(storage, key, JSON.stringify(marks));
}
