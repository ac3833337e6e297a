import type { BoardMeasure, BoardWindow, Offer } from '@parlour/domain/rewards';
import type { CountedEvent } from '../loyalty/counted-event.ts';

/** A board as settled rounds are added to it. */
export interface KeptBoard {
  /** Identifies it among all boards of the merchant. */
  key: string;
  window: BoardWindow;
  measure: BoardMeasure;
  leastStake: bigint;
  /** Whether an event counts at all; absent where every one does. */
  counts?: (event: CountedEvent) => boolean;
}

/** When a window ends, what it gives by rank, and who may win. */
export interface EndOfWindow {
  end: Date;
  prizes: readonly bigint[];
  mayWin: Pick<Offer, 'eligible' | 'agents'>;
}
