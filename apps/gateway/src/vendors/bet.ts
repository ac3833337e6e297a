import type { Db } from '../db/open.ts';
import { inTransaction } from '../http/transaction.ts';
import { repeated } from './answer.ts';
import { carryOut } from './carry-out.ts';
import { addStake } from './round-store.ts';
import { contentHash, moneyOf, type WalletBodies } from './wallet-input.ts';
import { WalletRefusal } from './wallet-refusal.ts';
import { betSituation, type BetSituation } from './wallet-store.ts';

/** Takes a stake, once. A zero stake (a free spin) opens the round without money. */
export async function bet(db: Db, vendor: string, body: WalletBodies['bet'], now: Date) {
  const amount = moneyOf(body);
  const { transactionId, gameCode } = body;
  const hash = contentHash('bet', [body.roundId, gameCode, amount]);
  return inTransaction(db, async (trx) => {
    const situation = await betSituation(trx, body, now);
    if (!situation || situation.vendor !== vendor || !situation.opened)
      throw new WalletRefusal('INVALID_TOKEN', 'there is no such game session');
    const { same } = situation;
    // Also for a repeat: what the first answer said is no longer so.
    if (same?.kind === 'tombstone' || (same?.kind === 'bet' && same.rolledBack))
      throw new WalletRefusal('ROLLED_BACK', 'the bet was rolled back');
    const first = repeated(situation, same, hash);
    if (first) return first;
    refuseBet(situation, body);
    const call = { kind: 'bet', vendor, transactionId, vendorRoundId: body.roundId, gameCode, amount, hash } as const;
    return carryOut(trx, situation, call, (round) => addStake(trx, round, amount.minor), now);
  });
}

function refuseBet(situation: BetSituation, { gameCode, currency }: WalletBodies['bet']): void {
  if (situation.over) throw new WalletRefusal('TOKEN_EXPIRED', 'the game session is over');
  if (situation.blocked) throw new WalletRefusal('USER_DISABLED', 'the player is blocked');
  if (situation.maintenance) throw new WalletRefusal('GAME_MAINTENANCE', 'the site or the game is under maintenance');
  if (situation.gameCode !== gameCode) throw new WalletRefusal('INVALID_GAME', 'the session is of another game');
  if (situation.round && situation.round.gameCode !== gameCode) throw new WalletRefusal('INVALID_GAME', 'the round is of another game');
  if (situation.currency !== currency) throw new WalletRefusal('WRONG_CURRENCY', `the player has ${situation.currency}`);
}
