import type { Schema } from '../operator.ts';

export type Found = Schema<'Found'>;

/** So many are found of each kind. */
export const mostOfKind = 8;

/** A member as a search finds them. */
export const memberFound = ({ id, merchant, username }: { id: string; merchant: string; username: string }, by: Found['by']): Found => ({
  kind: 'member',
  id,
  merchant,
  title: username,
  member: id,
  by,
});
