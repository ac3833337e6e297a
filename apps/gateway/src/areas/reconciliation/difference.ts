/** What can differ, by who is compared with whom. */
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

/** Two sources that say different things about one subject. */
export interface Difference {
  kind: DifferenceKind;
  merchant: string | null;
  /** What it is about; with the kind it names the difference. */
  subject: string;
  /** When that happened; null where it is a state and no event. */
  at: Date | null;
  /** What the books must say by the other source. */
  expected: string;
  /** What they say. */
  found: string;
}

/** A stretch of time; `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}
