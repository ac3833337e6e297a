import type { Schema } from '@parlour/api';
import type { Sort } from '@parlour/ui';

/** The sessions in the chosen order, with the current device always first. */
export function sortSessions(sessions: readonly Schema<'SessionInfo'>[], { key, direction }: Sort): Schema<'SessionInfo'>[] {
  const turn = direction === 'ascending' ? 1 : -1;
  const field = key === 'startedAt' ? 'startedAt' : 'lastSeenAt';
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current) || turn * (Date.parse(a[field]) - Date.parse(b[field])));
}
