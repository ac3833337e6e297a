import type { Currency } from '@parlour/domain';
import type { SettledLine } from '@parlour/domain/lottery';
import type { Book } from '../../../ledger/registry.ts';
import type { StoredOdds } from '../tables.ts';

/** A stored line with the outcome of the previous settlement run. */
export interface LineToSettle {
  id: string;
  member_id: string;
  book: Book;
  currency: Currency;
  pack_id: string;
  pack_version: number;
  type: string;
  at: string | null;
  selection: string[];
  unit: string;
  cost_units: number;
  odds: StoredOdds;
  is_void: boolean;
  run: number | null;
  payout: string;
  refund: string;
  /** The runs that posted the amounts in `payout` and `refund`. */
  payout_run: number | null;
  refund_run: number | null;
}

/** A line as this run has settled it, and as it was before. */
export interface PaidLine extends SettledLine {
  before: LineToSettle;
}
