import type { Schema } from '../operator.ts';

export type Found = Schema<'Found'>;

/** How many results of each kind are shown at most. */
export const mostOfKind = 8;

/** A member as found by a search. */
export const memberFound = ({ id, merchant, username }: { id: string; merchant: string; username: string }, by: Found['by']): Found => ({
  kind: 'member',
  id,
  merchant,
  title: username,
  member: id,
  by,
});
