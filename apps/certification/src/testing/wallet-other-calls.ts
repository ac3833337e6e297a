import type { Calls } from '../wallet/caller.ts';
import { currency, type Done, type WalletPlayer } from './wallet-books.ts';
import { bet, carryOut, minorOf, playerOf, repeated, win, type Calling } from './wallet-calls.ts';
import { WalletRefused } from './wallet-refused.ts';

export async function rollback(calling: Calling, body: Calls['rollback']) {
  const { books, vendor } = calling;
  const player = playerOf(calling, body.playerId);
  const { transactionId, betTransactionId, winTransactionId } = body;
  const named = (betTransactionId ?? winTransactionId)!;
  const content = JSON.stringify(['rollback', betTransactionId, winTransactionId]);
  const first = repeated(calling, player, transactionId, 'rollback', content);
  if (first) return first;
  const key = books.keyOf(vendor, player.id, named);
  const target = books.done.get(key);
  if (!target && books.fault !== 'forgetsTombstones')
    books.done.set(key, {
      kind: 'tombstone',
      content,
      walletTransactionId: '',
      roundId: null,
      betTransactionId: null,
      amount: 0n,
      undone: false,
    });
  if (!target || target.kind !== (betTransactionId === undefined ? 'win' : 'bet')) throw new WalletRefused('TRANSACTION_DOES_NOT_EXIST');
  const call = { kind: 'rollback', transactionId, content, roundId: target.roundId, betTransactionId: named, amount: target.amount };
  if (target.undone && books.fault !== 'refundsRepeats') return carryOut(calling, player, { ...call, by: 0n });
  if (target.kind === 'win') return undoWin(calling, player, target, call);
  if (hasOutcome(calling, player, target, named) && books.fault !== 'refundsSettledBets') throw new WalletRefused('BET_SETTLED');
  target.undone = true;
  return carryOut(calling, player, { ...call, by: refundOf(calling, target, body) });
}

/** The stored amount, unless the wallet trusts the rollback's amount or refunds whole rounds. */
function refundOf(calling: Calling, target: Done, body: Calls['rollback']): bigint {
  const { books } = calling;
  if (books.fault === 'trustsRollbackAmounts' && 'amount' in body && typeof body.amount === 'string')
    return minorOf(calling, { amount: body.amount, currency });
  if (books.fault !== 'refundsWholeRounds') return target.amount;
  const bets = [...books.done.values()].filter((done) => done.roundId === target.roundId && done.kind === 'bet');
  return bets.reduce((sum, { amount }) => sum + amount, 0n);
}

/** The part of the win that the player no longer has becomes a debt, in another account. */
async function undoWin(calling: Calling, player: WalletPlayer, target: Done, call: Omit<Parameters<typeof carryOut>[2], 'by'>) {
  const { books, vendor } = calling;
  target.undone = true;
  books.closedRounds.delete(books.keyOf(vendor, player.id, target.roundId!));
  const taken = player.balance < target.amount ? player.balance : target.amount;
  if (books.fault !== 'goesBelowZero') return carryOut(calling, player, { ...call, by: -taken });
  const answered = await carryOut(calling, player, { ...call, by: 0n });
  player.balance -= target.amount;
  books.post(player.id, 'house', -target.amount);
  return { ...answered, balance: (Number(player.balance) / 100).toFixed(2) };
}

function hasOutcome({ books, vendor }: Calling, player: WalletPlayer, target: Done, betTransactionId: string): boolean {
  const wins = [...books.done.values()].filter((each) => each.kind === 'win' && !each.undone && each.betTransactionId === betTransactionId);
  return wins.length > 0 || books.closedRounds.has(books.keyOf(vendor, player.id, target.roundId!));
}

export async function promo(calling: Calling, body: Calls['promo']) {
  const { books } = calling;
  const player = playerOf(calling, body.playerId);
  const amount = minorOf(calling, body);
  const { transactionId, roundId = null, jackpot } = body;
  if (jackpot && books.fault !== 'ignoresJackpotParts') {
    const part = (text: string) => minorOf(calling, { amount: text, currency: body.currency });
    if (part(jackpot.progressive) + part(jackpot.nonProgressive) !== amount) throw new WalletRefused('VALIDATION');
  }
  const content = JSON.stringify(['promo', body.promotionId, body.kind, String(amount), jackpot]);
  const first = repeated(calling, player, transactionId, 'promo', content);
  if (first) return first;
  const by = books.fault === 'keepsFreeWins' && body.kind === 'freeRound' ? 0n : amount;
  return carryOut(calling, player, { kind: 'promo', transactionId, content, roundId, betTransactionId: null, amount, by });
}

export async function endRound(calling: Calling, body: Calls['end-round']) {
  const { books, vendor } = calling;
  const player = playerOf(calling, body.playerId);
  const { transactionId, roundId } = body;
  const content = JSON.stringify(['endRound', roundId]);
  const first = repeated(calling, player, transactionId, 'endRound', content);
  if (first) return first;
  if (![...books.done.values()].some((each) => each.roundId === roundId)) throw new WalletRefused('TRANSACTION_DOES_NOT_EXIST');
  books.closedRounds.add(books.keyOf(vendor, player.id, roundId));
  return carryOut(calling, player, { kind: 'endRound', transactionId, content, roundId, betTransactionId: null, amount: 0n, by: 0n });
}

export async function batch(calling: Calling, body: Calls['batch']) {
  const { books, undo } = calling;
  const player = playerOf(calling, body.playerId);
  const content = JSON.stringify(['batch', body.items]);
  const first = repeated(calling, player, body.transactionId, 'batch', content);
  const items: { transactionId: string; walletTransactionId: string }[] = [];
  for (const [index, item] of body.items.entries())
    try {
      const { walletTransactionId } = await one(calling, item);
      items.push({ transactionId: item.body.transactionId, walletTransactionId });
    } catch (error) {
      if (books.fault !== 'batchesByHalf') for (const back of undo.reverse()) back();
      throw error instanceof WalletRefused ? new WalletRefused(error.body.code, { index }) : error;
    }
  if (first) return { ...first, items };
  const call = { kind: 'batch', content, roundId: null, betTransactionId: null, amount: 0n, by: 0n };
  return { ...(await carryOut(calling, player, { ...call, transactionId: body.transactionId })), items };
}

function one(calling: Calling, item: Calls['batch']['items'][number]): Promise<{ walletTransactionId: string }> {
  if (item.type === 'bet') return bet(calling, item.body);
  if (item.type === 'win') return win(calling, item.body);
  if (item.type === 'rollback') return rollback(calling, item.body);
  return item.type === 'promo' ? promo(calling, item.body) : endRound(calling, item.body);
}
