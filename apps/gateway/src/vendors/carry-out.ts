import type { Money } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/open.ts';
import { transfers } from '../ledger/transfers.ts';
import { answerOf, move } from './answer.ts';
import type { RoundChange } from './round-store.ts';
import { remember, type Situation } from './wallet-store.ts';

/** A bet or a win that nothing speaks against. */
export interface PlayedCall {
  kind: 'bet' | 'win';
  vendor: string;
  transactionId: string;
  betTransactionId?: string | undefined;
  vendorRoundId: string;
  gameCode: string;
  amount: Money;
  hash: string;
}

/** Moves the money, changes the round by `change`, and remembers the call so that a repeat gets the same answer. */
export async function carryOut(
  trx: Db,
  situation: Situation,
  call: PlayedCall,
  change: (round: RoundChange) => Promise<void>,
  now: Date,
): Promise<ReturnType<typeof answerOf>> {
  const { memberId, merchant, book } = situation;
  const { kind, vendor, transactionId, betTransactionId, vendorRoundId, gameCode, amount, hash } = call;
  const roundId = situation.round?.id ?? uuid({ msecs: now.getTime() });
  const walletTransactionId = uuid({ msecs: now.getTime() });
  const cause = { merchant, book, memberId, vendor, transactionId, amount, reference: roundId };
  const { transferId, balance } = await move(trx, situation, amount, () => transfers[kind](cause), now);
  await change({ id: roundId, merchant, memberId, vendor, vendorRoundId, gameCode, currency: amount.currency, book, at: now });
  const minor = amount.minor;
  await remember(trx, {
    kind,
    vendor,
    memberId,
    transactionId,
    walletTransactionId,
    hash,
    roundId,
    betTransactionId,
    minor,
    transferId,
    at: now,
  });
  return answerOf(walletTransactionId, balance, situation);
}
