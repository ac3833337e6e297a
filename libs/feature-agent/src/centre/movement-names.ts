// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import type { Schema } from '@parlour/api';
import { createContext, use } from 'react';

export type MovementNames = Readonly<Record<Schema<'TransactionType'>, MessageDescriptor>>;

/** Names of movements of money: the account record's texts, which another feature owns and the app passes in. */
export const MovementNamesContext = createContext<MovementNames | undefined>(undefined);

/** Throws outside the agents' pages. */
export function useMovementNames(): MovementNames {
  const names = use(MovementNamesContext);
  if (!names) throw new Error('the agents’ pages were not told what movements are called');
  return names;
}
