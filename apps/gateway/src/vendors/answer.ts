import type { walletComponents } from '@parlour/api/contract';
import { toDecimal, type Money } from '@parlour/domain';
import type { Db } from '../db/open.ts';
import { Refusal } from '../http/refusal.ts';
import { post } from '../ledger/post.ts';
import type { Transfer } from '../ledger/transfers.ts';
import { WalletRefusal } from './wallet-refusal.ts';
import type { Situation, VendorTransaction } from './wallet-store.ts';

type TransactionAnswer = walletComponents['schemas']['TransactionAnswer'];

/** The money a player can play with, as the vendor is told. */
export function cashOf({ cash, currency }: Pick<Situation, 'cash' | 'currency'>): string {
  return toDecimal({ minor: BigInt(cash), currency });
}

/** The answer to a transaction that was done at some time, with the balance of now. */
export function answerOf(walletTransactionId: string, balance: string, { currency }: Pick<Situation, 'currency'>): TransactionAnswer {
  return { walletTransactionId, balance, currency };
}

/** The first answer when this call was made before; null when it is new. The same id with other content is refused. */
export function repeated(situation: Situation, same: VendorTransaction | null, hash: string): TransactionAnswer | null {
  if (!same) return null;
  if (same.hash !== hash) throw new WalletRefusal('DUPLICATE_TRANSACTION', 'this transaction id came with other content before');
  return answerOf(same.walletTransactionId, cashOf(situation), situation);
}

/** Posts a transfer for a vendor's call, or nothing for an amount of zero; gives the transfer and the cash after it. */
export async function move(
  trx: Db,
  situation: Situation,
  amount: Money,
  transfer: () => Transfer,
  now: Date,
): Promise<{ transferId: string | null; balance: string }> {
  if (amount.minor === 0n) return { transferId: null, balance: cashOf(situation) };
  try {
    const { transferId, balances } = await post(trx, transfer(), now);
    return { transferId, balance: balances.get(situation.memberId)!.available.amount };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient_balance')
      throw new WalletRefusal('NOT_ENOUGH_MONEY', 'the balance does not suffice', cashOf(situation));
    throw error;
  }
}
