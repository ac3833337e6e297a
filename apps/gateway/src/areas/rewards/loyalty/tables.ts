import type { MallKind, MissionEventName, OrderStatus } from '@parlour/domain/rewards';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Texts } from '../../../kernel/asked-language.ts';
import type { MinorColumn } from '../../../ledger/tables.ts';
import type { LoyaltySubject } from './terms.ts';

type JsonColumn<T> = ColumnType<T, string, string>;
/** A merchant's day, `yyyy-mm-dd`. Drivers would turn it into a time, so it is selected as text. */
type DayColumn = ColumnType<never, string, never>;

/** One version of the terms that operators set for a subject. */
export interface LoyaltyTermsTable {
  merchant: string;
  subject: LoyaltySubject;
  version: number;
  terms: JsonColumn<unknown>;
  made_by: string;
  made_at: Date;
  reason: string;
}

/** A change that has not been counted yet. */
export interface PlayChangeTable {
  id: GeneratedAlways<string>;
  kind: 'round' | 'deposit' | 'session';
  merchant: string;
  ref: string;
  at: Date;
}

/** A member's action as missions, levels, rebates and boards count it. Amounts are in minor units. */
export interface MemberEventTable {
  member_id: string;
  /** Identifies the cause, which is counted once. */
  key: string;
  merchant: string;
  /** A won round is stored as `roundSettled` too; its payout shows that it was won. */
  name: MissionEventName;
  day: DayColumn;
  at: Date;
  line: string | null;
  vendor: string | null;
  game: string | null;
  currency: string;
  stake: MinorColumn;
  /** Valid own stake: without bonus money, and 0 for a tie in lines where ties do not count. */
  valid: MinorColumn;
  paid: MinorColumn;
}

/** The total valid own stake of all time, from which points are earned. */
export interface PointsSumTable {
  merchant: string;
  member_id: string;
  line: string;
  valid: MinorColumn;
}

export interface MallItemTable {
  id: string;
  merchant: string;
  code: string;
  version: Generated<number>;
  kind: MallKind;
  title: JsonColumn<Texts>;
  description: JsonColumn<Texts>;
  points: number;
  /** In minor units; null unless the item is money. */
  amount: MinorColumn | null;
  stock: number | null;
  min_level: Generated<number>;
  per_month: number | null;
  by_operator: boolean;
  is_on: Generated<boolean>;
  position: number;
  changed_at: Date;
}

export interface RedeemOrderTable {
  id: string;
  merchant: string;
  member_id: string;
  item_id: string;
  kind: MallKind;
  title: JsonColumn<Texts>;
  quantity: number;
  points: number;
  amount: MinorColumn | null;
  currency: string;
  balance_after: MinorColumn;
  /** Sealed. */
  address: string | null;
  status: Generated<OrderStatus>;
  /** Why it was rejected, as the member reads it. */
  reason: string | null;
  /** Something sent with the approval, such as a coupon code. */
  remark: string | null;
  decided_by: string | null;
  created_at: Date;
  month: string;
  decided_at: Date | null;
}

/** A member's claim, unique by (kind, subject, period, part). */
export interface LoyaltyClaimTable {
  member_id: string;
  kind: 'mission' | 'leaderboard' | 'rebate' | 'levelUp' | 'invite';
  subject: string;
  period: string;
  part: Generated<number>;
  merchant: string;
  amount: MinorColumn;
  points: Generated<number>;
  currency: string;
  claimed_at: Date;
}

export interface LoyaltyTables {
  loyalty_terms: LoyaltyTermsTable;
  play_change: PlayChangeTable;
  member_event: MemberEventTable;
  points_sum: PointsSumTable;
  mall_item: MallItemTable;
  redeem_order: RedeemOrderTable;
  loyalty_claim: LoyaltyClaimTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends LoyaltyTables {}
}
