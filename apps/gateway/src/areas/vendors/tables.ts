import type { Generated } from 'kysely';
import type { Book } from '../../ledger/registry.ts';
import type { MinorColumn } from '../../ledger/tables.ts';

/** A launched game: opened once by its launch code, after which the vendor may take bets until it ends. */
export interface RoundTable {
  id: string;
  merchant: string;
  member_id: string;
  vendor: string;
  vendor_round_id: string;
  game_code: string;
  currency: string;
  book: Book;
  stake: MinorColumn;
  win: MinorColumn;
  status: 'open' | 'settled' | 'rolledBack';
  /** The grant that was active at the round's first bet, if the game counts for it. */
  grant_id: Generated<string | null>;
  /** The game's weight for that grant, in ten-thousandths of a per cent. */
  grant_weight: Generated<string | null>;
  /** The part of the stake that was bonus money, and the part that counts for the grant. */
  bonus_stake: Generated<string>;
  counted_stake: Generated<string>;
  progressed: Generated<boolean>;
  /** How much it added to the grant's progress; null until it is settled. */
  progress: Generated<string | null>;
  placed_at: Date;
  settled_at: Date | null;
}

/** One call of a vendor. A `tombstone` is a bet or win that was rolled back before it arrived. */
export interface VendorTransactionTable {
  vendor: string;
  member_id: string;
  transaction_id: string;
  kind: 'bet' | 'win' | 'promo' | 'rollback' | 'endRound' | 'batch' | 'tombstone';
  wallet_transaction_id: string;
  payload_hash: string;
  round_id: string | null;
  bet_transaction_id: string | null;
  /** Set for the rollback of a win. */
  win_transaction_id: string | null;
  promotion_id: string | null;
  promotion_kind: string | null;
  amount: MinorColumn;
  /** Null if no money moved, as for free spins and lost rounds. */
  transfer_id: string | null;
  /** The part of the amount that was bonus money. */
  bonus: Generated<string>;
  /** False if the stake exceeds the highest one that counts for its grant. */
  counts: Generated<boolean>;
  rolled_back: Generated<boolean>;
  at: Date;
}

export interface VendorTables {
  round: RoundTable;
  vendor_transaction: VendorTransactionTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends VendorTables {}
}
