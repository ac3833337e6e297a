/**
 * What makes a claim look like abuse, and the weight of each sign (R9). `payee`, `device`, `contact` (addresses of one mailbox) and
 * `network` are shared with another member who has claimed the same promotion; `bothSides` are bets on opposite outcomes of one event;
 * `registrations` came in a burst from one network; with `wholeBalance` the first bet staked everything. `riskRule` is a pause that an
 * operators' risk rule began; an operator decides then, whatever the terms say.
 */
export const signalWeights = {
  riskRule: 5,
  payee: 5,
  device: 4,
  contact: 4,
  bothSides: 3,
  registrations: 2,
  network: 1,
  wholeBalance: 1,
} as const;
export type ClaimSignal = keyof typeof signalWeights;

export const claimSignals = Object.keys(signalWeights) as ClaimSignal[];

/** A signal with the weight that it had when it was found. */
export interface WeighedSignal {
  readonly signal: ClaimSignal;
  readonly weight: number;
}

/** The signals found, the heaviest first. */
export const weighed = (found: Readonly<Record<ClaimSignal, boolean>>): readonly WeighedSignal[] =>
  claimSignals.filter((signal) => found[signal]).map((signal) => ({ signal, weight: signalWeights[signal] }));

/** Whether these signals make an operator decide a claim that would otherwise be automatic. */
export function needsReview({ reviewFrom }: { reviewFrom: number | null }, signals: readonly WeighedSignal[]): boolean {
  const score = signals.reduce((sum, { weight }) => sum + weight, 0);
  return signals.some(({ signal }) => signal === 'riskRule') || (reviewFrom !== null && score >= reviewFrom);
}
