import { randomUUID } from 'node:crypto';
import type { Currency, Money } from '@parlour/domain';
import type { Db } from '../kernel/tables.ts';
import { cash, house, openWallet } from './accounts.ts';
import { walletBalance, type Balance } from './balance.ts';
import { post } from './post.ts';
import type { Book } from './registry.ts';
import { transfers, type Transfer } from './transfers.ts';

/** Creates an owner of accounts with `minor` units in cash. */
export async function playerWith(
  db: Db,
  { minor, currency = 'BDT', playMoney = false }: { minor: bigint; currency?: Currency; playMoney?: boolean },
  now: Date,
): Promise<string> {
  const memberId = randomUUID();
  await openWallet(db, 'test', { memberId, book: playMoney ? 'play' : 'real', currency });
  const amount: Money = { minor, currency };
  const cause = { merchant: 'test', memberId, amount, reference: randomUUID(), key: 'first' };
  if (minor > 0n) await post(db, playMoney ? transfers.playMoney(cause) : transfers.deposit({ ...cause, provider: 'sandbox' }), now);
  return memberId;
}

/** The current balance of a player made by `playerWith`, in taka. */
export function balanceOf(db: Db, memberId: string, book: Book = 'real'): Promise<Balance> {
  return walletBalance(db, { memberId, book, currency: 'BDT' });
}

export interface Game {
  merchant: string;
  book: Book;
  memberId: string;
  vendor: string;
  transactionId: string;
  amount: Money;
  reference: string;
}

/** A stake and a win as vendors' calls would move them, for tests of the ledger alone. */
export const gameTransfers = {
  bet: (game: Game): Transfer => played(game, 'bet', -game.amount.minor),
  win: (game: Game): Transfer => played(game, 'win', game.amount.minor),
};

function played(
  { merchant, book, memberId, vendor, transactionId, amount, reference }: Game,
  kind: 'bet' | 'win',
  minor: bigint,
): Transfer {
  const lines = [
    { ...cash(memberId), minor },
    { ...house(vendor), minor: -minor },
  ];
  return { kind, key: `vendor:${vendor}:${memberId}:${transactionId}`, merchant, book, asset: amount.currency, reference, lines };
}
