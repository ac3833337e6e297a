import type { ComponentType, ReactNode } from 'react';

/** The lists that figures count. */
export type PlaceName =
  | 'deposits'
  | 'withdrawals'
  | 'members'
  | 'waitingWithdrawals'
  | 'waitingDeposits'
  | 'approvals'
  | 'feedback'
  | 'cases'
  | 'sites'
  | 'health';

/** Where figures lead. */
export interface Places {
  Link: ComponentType<{ to: string; className?: string; children?: ReactNode }>;
  /** The address of a list, of a merchant where one is named, in a span; undefined where the operator may not see it. */
  to: (place: PlaceName, span?: { begins: string; ends: string }) => string | undefined;
}
