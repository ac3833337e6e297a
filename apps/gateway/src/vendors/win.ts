import { validate as isUuid } from 'uuid';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../http/transaction.ts';
import { repeated } from './answer.ts';
import { carryOut } from './carry-out.ts';
import { addWin } from './round-store.ts';
import { contentHash, moneyOf, type WalletBodies } from './wallet-input.ts';
import { WalletRefusal } from './wallet-refusal.ts';
import { playerSituation, type PlayerSituation } from './wallet-store.ts';

/** Pays a win, once, whatever became of session and player. Zero is a lost round; without a bet it is a promotion's. */
export async function win(db: Db, vendor: string, body: WalletBodies['win'], now: Date) {
  const amount = moneyOf(body);
  const { playerId, transactionId, betTransactionId, gameCode } = body;
  const hash = contentHash('win', [body.roundId, gameCode, amount, betTransactionId, body.roundClosed]);
  if (!isUuid(playerId)) throw new WalletRefusal('INVALID_PLAYER', 'there is no such player');
  return inTransaction(db, async (trx) => {
    const situation = await playerSituation(trx, { ...body, vendor });
    if (!situation) throw new WalletRefusal('INVALID_PLAYER', 'there is no such player');
    const first = repeated(situation, situation.same, hash);
    if (first) return first;
    refuseWin(situation, body);
    const call = { kind: 'win', vendor, transactionId, betTransactionId, vendorRoundId: body.roundId, gameCode, amount, hash } as const;
    return carryOut(trx, situation, call, (round) => addWin(trx, round, amount.minor, body.roundClosed), now);
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
