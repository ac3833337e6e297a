import type { Money } from '@parlour/domain';
import { validate as isUuid, v7 as uuid } from 'uuid';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../http/transaction.ts';
import { transfers } from '../ledger/transfers.ts';
import { answerOf, cashOf, move, repeated } from './answer.ts';
import { hasWin, takeBackStake } from './round-store.ts';
import { contentHash, type WalletBodies } from './wallet-input.ts';
import { WalletRefusal } from './wallet-refusal.ts';
import { playerSituation, remember, type Situation, type VendorTransaction } from './wallet-store.ts';

const unknownBet = () => new WalletRefusal('TRANSACTION_DOES_NOT_EXIST', 'there is no such bet; it will be refused if it comes');

/**
 * Gives a bet's stored amount back, once, whatever became of session and player. A bet that is not known leaves a
 * tombstone, so that it is refused should it come later.
 */
export async function rollback(db: Db, vendor: string, body: WalletBodies['rollback'], now: Date) {
  const { playerId, transactionId, betTransactionId } = body;
  const hash = contentHash('rollback', [betTransactionId]);
  if (!isUuid(playerId)) throw new WalletRefusal('INVALID_PLAYER', 'there is no such player');
  const answer = await inTransaction(db, async (trx) => {
    // By the bet alone: whatever else the request says is not believed.
    const situation = await playerSituation(trx, { vendor, playerId, transactionId, betTransactionId });
    if (!situation) throw new WalletRefusal('INVALID_PLAYER', 'there is no such player');
    const first = repeated(situation, situation.same, hash);
    if (first) return first;
    const { memberId, bet } = situation;
    if (!bet) {
      const walletTransactionId = uuid({ msecs: now.getTime() });
      await remember(trx, {
        kind: 'tombstone',
        vendor,
        memberId,
        transactionId: betTransactionId,
        walletTransactionId,
        hash,
        roundId: null,
        minor: 0n,
        transferId: null,
        at: now,
      });
      return null;
    }
    if (bet.kind === 'tombstone') return null;
    if (bet.kind !== 'bet') throw new WalletRefusal('TRANSACTION_DOES_NOT_EXIST', 'the transaction is not a bet');
    return undo(trx, situation, bet, { vendor, transactionId, hash, now });
  });
  // Thrown only now: the tombstone must be committed.
  if (!answer) throw unknownBet();
  return answer;
}

async function undo(
  trx: Db,
  situation: Situation,
  bet: VendorTransaction,
  { vendor, transactionId, hash, now }: { vendor: string; transactionId: string; hash: string; now: Date },
) {
  const { memberId, merchant, book, currency, round } = situation;
  if (!round) throw new Error(`bet ${bet.transactionId} has no round`);
  const walletTransactionId = uuid({ msecs: now.getTime() });
  const record = {
    kind: 'rollback' as const,
    vendor,
    memberId,
    transactionId,
    walletTransactionId,
    hash,
    roundId: round.id,
    betTransactionId: bet.transactionId,
    at: now,
  };
  if (bet.rolledBack) {
    await remember(trx, { ...record, minor: 0n, transferId: null });
    return answerOf(walletTransactionId, cashOf(situation), situation);
  }
  if (round.status === 'settled' || (await hasWin(trx, round.id, bet.transactionId)))
    throw new WalletRefusal('BET_SETTLED', 'the bet has had its outcome');
  const amount: Money = { minor: BigInt(bet.minor), currency };
  const cause = { merchant, book, memberId, vendor, transactionId, amount, reference: round.id };
  const { transferId, balance } = await move(
    trx,
    situation,
    amount,
    () => transfers.rollback({ ...cause, reverses: bet.transferId! }),
    now,
  );
  await takeBackStake(trx, { vendor, memberId, transactionId: bet.transactionId, roundId: round.id, minor: amount.minor }, now);
  await remember(trx, { ...record, minor: amount.minor, transferId });
  return answerOf(walletTransactionId, balance, situation);
}
