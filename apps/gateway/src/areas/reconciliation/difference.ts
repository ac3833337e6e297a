/** The kinds of differences, by who is compared with whom. */
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

/** Two sources that disagree about one subject. */
export interface Difference {
  kind: DifferenceKind;
  merchant: string | null;
  /** Its subject; together with the kind it identifies the difference. */
  subject: string;
  /** When that happened; null for a state rather than an event. */
  at: Date | null;
  /** What the books should say according to the other source. */
  expected: string;
  /** What they say. */
  found: string;
}

/** A stretch of time; `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}
