import type { Currency } from '@parlour/domain';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Book } from '../ledger/tables.ts';
import type { RoundTable, VendorTransactionTable } from './tables.ts';

/** A call that was made before. */
export interface VendorTransaction {
  kind: VendorTransactionTable['kind'];
  transactionId: string;
  walletTransactionId: string;
  hash: string;
  roundId: string | null;
  transferId: string | null;
  rolledBack: boolean;
  /** Minor units. */
  minor: string;
}

/** A player as a vendor's call finds him, with what it may concern. */
export interface Situation {
  memberId: string;
  merchant: string;
  book: Book;
  currency: Currency;
  /** Minor units of the cash account. */
  cash: string;
  /** The transaction that has the call's own id. */
  same: VendorTransaction | null;
  round: { id: string; status: RoundTable['status']; gameCode: string } | null;
}

/** What a bet needs besides: whether it may be taken. */
export interface BetSituation extends Situation {
  vendor: string;
  gameCode: string;
  opened: boolean;
  /** The game session has ended: too old, or its log-in is over. */
  over: boolean;
  blocked: boolean;
  maintenance: boolean;
}

export interface PlayerSituation extends Situation {
  /** The bet that the call names. */
  bet: VendorTransaction | null;
  /** The player has launched the game that the call names. */
  gameKnown: boolean;
}

/** For a bet: by its session; null where no such session is. From here to the transaction's end the player's calls wait for this one. */
export async function betSituation(
  trx: Db,
  call: { sessionId: string; transactionId: string; roundId: string },
  now: Date,
): Promise<BetSituation | null> {
  const { rows } = await sql<{ found: BetSituation | null }>`
    select vendor_bet_situation(${call.sessionId}, ${call.transactionId}, ${call.roundId}, ${now}) as found`.execute(trx);
  return rows[0]!.found;
}

/**
 * For a win or rollback: by the player, who must once have launched a game of the vendor, whatever became of it; else null.
 * From here to the transaction's end the player's calls wait for this one.
 */
export async function playerSituation(
  trx: Db,
  call: {
    vendor: string;
    playerId: string;
    transactionId: string;
    betTransactionId?: string | undefined;
    roundId?: string;
    gameCode?: string;
  },
): Promise<PlayerSituation | null> {
  const { rows } = await sql<{ found: PlayerSituation | null }>`
    select vendor_player_situation(${call.vendor}, ${call.playerId}, ${call.transactionId},
      ${call.betTransactionId ?? null}, ${call.roundId ?? null}, ${call.gameCode ?? null}) as found`.execute(trx);
  return rows[0]!.found;
}

/** What a call did, to be remembered so that a repeat can be answered. */
export interface Done {
  kind: VendorTransactionTable['kind'];
  vendor: string;
  memberId: string;
  transactionId: string;
  walletTransactionId: string;
  hash: string;
  roundId: string | null;
  betTransactionId?: string | undefined;
  minor: bigint;
  transferId: string | null;
  at: Date;
}

export async function remember(trx: Db, done: Done): Promise<void> {
  await trx
    .insertInto('vendor_transaction')
    .values({
      vendor: done.vendor,
      member_id: done.memberId,
      transaction_id: done.transactionId,
      kind: done.kind,
      wallet_transaction_id: done.walletTransactionId,
      payload_hash: done.hash,
      round_id: done.roundId,
      bet_transaction_id: done.betTransactionId ?? null,
      amount: done.minor,
      transfer_id: done.transferId,
      at: done.at,
    })
    .execute();
}
