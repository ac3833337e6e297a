import type { EntryFacts, EntryMover, EntryStatus, GrantStatus, PromotionTexts, WeighedSignal } from '@parlour/domain/rewards';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Book } from '../../ledger/registry.ts';
import type { MinorColumn } from '../../ledger/tables.ts';

type JsonColumn<T> = ColumnType<T, string, never>;
type CountedColumn = ColumnType<string, bigint | undefined, bigint>;

/** A merchant's promotion; its versions hold the offer. */
export interface PromotionTable {
  id: string;
  merchant: string;
  code: string;
  kind: string;
  created_at: Date;
  revision: Generated<number>;
  /** How often it was claimed. */
  taken: CountedColumn;
  draft: ColumnType<PromotionDraft | null, string | null | undefined, string | null>;
  drafted_by: string | null;
  drafted_at: Date | null;
  closed_at: Date | null;
  closed_by: string | null;
  close_reason: string | null;
}

/** A promotion's unpublished draft. */
export interface PromotionDraft {
  terms: object;
  texts: PromotionTexts;
}

/** A promotion's terms, which never change: a different offer is a new version. */
export interface PromotionVersionTable {
  promotion_id: string;
  version: number;
  merchant: string;
  terms: JsonColumn<unknown>;
  texts: ColumnType<PromotionTexts, string | undefined, never>;
  made_by: string;
  made_at: Date;
  reason: string | null;
  /** Null for shipped promotions. */
  approved_by: string | null;
  /** For a draw, its sealed server seed, and the SHA-256 of it that members see (R30). */
  seed: string | null;
  commitment: string | null;
}

/**
 * Wagering terms as stored in grants, as text: amounts in minor units, percentages in ten-thousandths of a per cent, multiples in
 * hundredths.
 */
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

/** Bonus money granted once to one member; its balance is that of its account. */
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
  /** Null if it was paid in cash. */
  grant_id: string | null;
  /** The merchant's day. */
  day: ColumnType<string, string, never>;
  claimed_at: Date;
  /** What it was for within its promotion: a deposit, a period, a day, or a number from 1. */
  subject: string;
  /** The step of a calendar, from 1. */
  step: number | null;
  drawn: ColumnType<DrawnPrize | null, string | null, never>;
  /** Null for claims made before signals were kept. */
  signals: ColumnType<readonly WeighedSignal[] | null, string | null | undefined, never>;
}

/** How a prize was drawn, so that anybody can repeat it: the member's n-th opening (R32). */
export interface DrawnPrize {
  n: number;
  clientSeed: string;
  /** Its index among the prizes, from 0. */
  prize: number;
  value: string;
}

/** One member's entry in a promotion for one period: the last action of the member, an operator or the engine (rewards 2). */
export interface PromotionEntryTable {
  id: string;
  merchant: string;
  promotion_id: string;
  version: number;
  member_id: string;
  period: string;
  joined_at: Date | null;
  last: EntryFacts['last'];
  last_at: Date;
  amount: ColumnType<string | null, bigint | null | undefined, bigint | null>;
  deposit_id: string | null;
  /** The evidence against it when it was made; null if nothing was checked. */
  signals: ColumnType<readonly WeighedSignal[] | null, string | null | undefined, string | null>;
  /** The member's client seed for a draw. */
  client_seed: ColumnType<string | null, string | null | undefined, string | null>;
  remark: string | null;
  reason: string | null;
  decided_by: string | null;
  /** How many pictures the member sent with it. */
  proofs: Generated<number>;
}

/** A picture that a member sent with an application, sealed. */
export interface PromotionProofTable {
  id: string;
  entry_id: string;
  merchant: string;
  picture: string;
  created_at: Date;
}

/** A move of an entry; never changed. */
export interface PromotionEventTable {
  entry_id: string;
  place: GeneratedAlways<string>;
  merchant: string;
  from_status: EntryStatus;
  to_status: EntryStatus;
  mover: EntryMover;
  by_operator: string | null;
  at: Date;
}

/** Counts a member's claims, joins, applications and decisions on them: a different count means that facts read before may be outdated. */
export interface ClaimTurnTable {
  member_id: string;
  merchant: string;
  turns: ColumnType<string, never, never>;
}

export interface RewardsTables {
  promotion: PromotionTable;
  promotion_version: PromotionVersionTable;
  bonus_grant: BonusGrantTable;
  promotion_claim: PromotionClaimTable;
  promotion_entry: PromotionEntryTable;
  promotion_event: PromotionEventTable;
  promotion_proof: PromotionProofTable;
  claim_turn: ClaimTurnTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends RewardsTables {}
}
