import type { Generated } from 'kysely';

/** What both sides of an invitation have in common, so that an operator reviews it. */
export type ReferralSignal = 'device' | 'payee' | 'contact';

/** An invitation whose reward an operator must decide, or has decided. */
export interface ReferralReviewTable {
  invited_id: string;
  inviter_id: string;
  merchant: string;
  signals: ReferralSignal[];
  asked_at: Date;
  status: Generated<'applying' | 'approved' | 'rejected'>;
  /** The operator's reason; if it was rejected, the inviter reads it. */
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
