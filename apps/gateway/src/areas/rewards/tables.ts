import type { GrantStatus, PromotionTexts } from '@parlour/domain/rewards';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Book } from '../../ledger/registry.ts';
import type { MinorColumn } from '../../ledger/tables.ts';

type JsonColumn<T> = ColumnType<T, string, never>;
type CountedColumn = ColumnType<string, bigint | undefined, bigint>;

/** A promotion of a merchant; what it offers stands in its versions. */
export interface PromotionTable {
  id: string;
  merchant: string;
  code: string;
  kind: string;
  created_at: Date;
  revision: Generated<number>;
  draft: ColumnType<PromotionDraft | null, string | null | undefined, string | null>;
  drafted_by: string | null;
  drafted_at: Date | null;
  closed_at: Date | null;
  closed_by: string | null;
  close_reason: string | null;
}

/** What an operator has written of a promotion and nobody has published. */
export interface PromotionDraft {
  terms: object;
  texts: PromotionTexts;
}

/** Terms of a promotion, which never change: another offer is another version. */
export interface PromotionVersionTable {
  promotion_id: string;
  version: number;
  merchant: string;
  terms: JsonColumn<unknown>;
  texts: ColumnType<PromotionTexts, string | undefined, never>;
  made_by: string;
  made_at: Date;
  reason: string | null;
  /** Null for what was shipped. */
  approved_by: string | null;
  /** Of a draw: its server seed, sealed, and the SHA-256 of it that members see (R30). */
  seed: string | null;
  commitment: string | null;
}

/** Wagering as grants keep it: amounts in minor units, percentages in ten-thousandths of a per cent, multiples in hundredths, as text. */
export interface StoredWagering {
  spend: 'realFirst' | 'bonusFirst';
  weights: Readonly<Record<string, string>>;
  maxBet: string | null;
  days: number | null;
  maxConversion: string | null;
  onWithdrawal: 'forfeit' | 'keep';
  /** Product lines in which ties do not count. */
  tieExcluded: readonly string[];
}

/** Bonus money given once to one member. Its balance is its account. */
export interface BonusGrantTable {
  id: string;
  place: GeneratedAlways<string>;
  merchant: string;
  member_id: string;
  promotion_id: string;
  version: number;
  key: string;
  book: Book;
  currency: string;
  amount: MinorColumn;
  required: MinorColumn;
  wagered: CountedColumn;
  converted: CountedColumn;
  returned: CountedColumn;
  wagering: JsonColumn<StoredWagering>;
  status: Generated<GrantStatus>;
  open_rounds: Generated<number>;
  account_id: string;
  granted_at: Date;
  expires_at: Date | null;
  ended_at: Date | null;
}

/** What a promotion gave to a member. */
export interface PromotionClaimTable {
  id: string;
  merchant: string;
  promotion_id: string;
  version: number;
  member_id: string;
  /** The deposit that it was given for. */
  deposit_id: string | null;
  amount: MinorColumn;
  /** Null where it was cash. */
  grant_id: string | null;
  /** The merchant's day. */
  day: ColumnType<string, string, never>;
  claimed_at: Date;
}

export interface RewardsTables {
  promotion: PromotionTable;
  promotion_version: PromotionVersionTable;
  bonus_grant: BonusGrantTable;
  promotion_claim: PromotionClaimTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends RewardsTables {}
}
