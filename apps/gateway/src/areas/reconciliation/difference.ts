/** The kinds of differences, by the records that are compared. */
export const differenceKinds = [
  'invariant',
  'vendorCallWithoutTransfer',
  'transferWithoutVendorCall',
  'vendorCallAmount',
  'roundSums',
  'depositWithoutTransfer',
  'transferWithoutDeposit',
  'withdrawalTransfers',
  'lotteryDraw',
  'lineTotals',
  'cashierPayment',
  'vendorRound',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** What a case is about: a difference, or a withdrawal for which a risk rule held. A reconciliation closes only cases about differences. */
export type CaseKind = DifferenceKind | 'riskRule';

/** Two sources that disagree about one subject. */
export interface Difference {
  kind: CaseKind;
  merchant: string | null;
  /** What differs; identifies the difference together with its kind. */
  subject: string;
  /** When it happened; null for a state rather than an event. */
  at: Date | null;
  /** What the books should contain, according to the other source. */
  expected: string;
  /** What the books contain. */
  found: string;
}

/** A stretch of time; `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}
