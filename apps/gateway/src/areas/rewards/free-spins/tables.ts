import type { WeighedSignal } from '@parlour/domain/rewards';
import type { Generated } from 'kysely';
import type { Book } from '../../../ledger/registry.ts';
import type { MinorColumn } from '../../../ledger/tables.ts';
import type { StoredWagering } from '../tables.ts';

/** The wagering terms of bonus money that free spins win; the deposit counts towards the requirement if the terms say so. */
export interface SpinsBonus {
  wagering: StoredWagering;
  /** In hundredths. */
  multiplier: string;
  /** In minor units; 0 if the deposit does not count. */
  deposit: string;
}

/** Free rounds of a game, given by a promotion; the vendor knows them by this id. */
export interface FreeSpinsTable {
  id: string;
  merchant: string;
  member_id: string;
  promotion_id: string;
  version: number;
  entry_id: string;
  subject: string;
  deposit_id: string | null;
  signals: readonly WeighedSignal[] | null;
  day: string;
  vendor: string;
  game_code: string;
  spins: number;
  stake: MinorColumn;
  most: MinorColumn;
  book: Book;
  currency: string;
  /** Null if wins are paid in cash. */
  bonus: SpinsBonus | null;
  /** `asking` until the vendor has accepted them, then `given` until it reports what they won. */
  state: Generated<'asking' | 'given' | 'refused' | 'paid'>;
  claimed_at: Date;
  expires_at: Date;
  paid: MinorColumn | null;
  ended_at: Date | null;
}

export interface FreeSpinsTables {
  free_spins: FreeSpinsTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends FreeSpinsTables {}
}
