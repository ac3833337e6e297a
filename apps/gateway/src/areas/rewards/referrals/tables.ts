import type { Generated } from 'kysely';

/** Why an operator looks at an invitation: what both sides have in common. */
export type ReferralSignal = 'device' | 'payee';

/** An invitation whose reward waits for an operator, or was decided by one. */
export interface ReferralReviewTable {
  invited_id: string;
  inviter_id: string;
  merchant: string;
  signals: ReferralSignal[];
  asked_at: Date;
  status: Generated<'applying' | 'approved' | 'rejected'>;
  /** What the operator says about it; the inviter reads why it was rejected. */
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface ReferralTables {
  referral_review: ReferralReviewTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends ReferralTables {}
}
