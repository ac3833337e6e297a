import { validate as isUuid, v7 as uuid } from 'uuid';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../http/transaction.ts';
import { transfers } from '../ledger/transfers.ts';
import { answerOf, move, repeated } from './answer.ts';
import { addWin } from './round-store.ts';
import { contentHash, moneyOf, type WalletBodies } from './wallet-input.ts';
import { WalletRefusal } from './wallet-refusal.ts';
import { playerSituation, remember, type PlayerSituation } from './wallet-store.ts';

/** Pays a win, once, whatever became of session and player. Zero is a lost round; without a bet it is a promotion's. */
export async function win(db: Db, vendor: string, body: WalletBodies['win'], now: Date) {
  const amount = moneyOf(body);
  const { playerId, transactionId, betTransactionId, gameCode } = body;
  const hash = contentHash('win', [body.roundId, gameCode, amount, betTransactionId, body.roundClosed]);
  if (!isUuid(playerId)) throw new WalletRefusal('INVALID_PLAYER', 'there is no such player');
  return inTransaction(db, async (trx) => {
    const situation = await playerSituation(trx, { ...body, vendor });
    if (!situation) throw new WalletRefusal('INVALID_PLAYER', 'there is no such player');
    const { memberId, merchant, book, same, round } = situation;
    const first = repeated(situation, same, hash);
    if (first) return first;
    refuseWin(situation, body);
    const roundId = round?.id ?? uuid({ msecs: now.getTime() });
    const walletTransactionId = uuid({ msecs: now.getTime() });
    const cause = { merchant, book, memberId, vendor, transactionId, amount, reference: roundId };
    const { transferId, balance } = await move(trx, situation, amount, () => transfers.win(cause), now);
    const change = {
      id: roundId,
      merchant,
      memberId,
      vendor,
      vendorRoundId: body.roundId,
      gameCode,
      currency: amount.currency,
      book,
      at: now,
    };
    await addWin(trx, change, amount.minor, body.roundClosed);
    await remember(trx, {
      kind: 'win',
      vendor,
      memberId,
      transactionId,
      walletTransactionId,
      hash,
      roundId,
      betTransactionId,
      minor: amount.minor,
      transferId,
      at: now,
    });
    return answerOf(walletTransactionId, balance, situation);
  });
}

function refuseWin(situation: PlayerSituation, { betTransactionId, gameCode, currency }: WalletBodies['win']): void {
  const { bet, round } = situation;
  if (situation.currency !== currency) throw new WalletRefusal('WRONG_CURRENCY', `the player has ${situation.currency}`);
  if (round ? round.gameCode !== gameCode : !situation.gameKnown)
    throw new WalletRefusal('INVALID_GAME', 'the player never played this game in this round');
  if (betTransactionId === undefined) {
    if (round?.status === 'rolledBack') throw new WalletRefusal('ROLLED_BACK', 'every bet of the round was rolled back');
    return;
  }
  if (bet?.kind === 'tombstone' || (bet?.kind === 'bet' && bet.rolledBack))
    throw new WalletRefusal('ROLLED_BACK', 'the bet was rolled back');
  // A bet that never came would be a win without a stake: the vendor's retry finds it once it is here.
  if (bet?.kind !== 'bet') throw new WalletRefusal('TRANSACTION_DOES_NOT_EXIST', 'there is no such bet');
  if (bet.roundId !== round?.id) throw new WalletRefusal('VALIDATION', 'the bet is of another round');
}
