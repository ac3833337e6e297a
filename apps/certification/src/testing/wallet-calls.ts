import { randomUUID } from 'node:crypto';
import { fromDecimal, toDecimal } from '@parlour/domain';
import type { Calls } from '../wallet/caller.ts';
import { currency, games, type Done, type WalletBooks, type WalletPlayer } from './wallet-books.ts';
import { WalletRefused } from './wallet-refused.ts';

type Undo = () => void;
/** What a call works on, and where it records how to undo what it does. */
export interface Calling {
  books: WalletBooks;
  vendor: string;
  undo: Undo[];
}
interface Answered {
  walletTransactionId: string;
  balance: string;
  currency: string;
}

const decimal = (minor: bigint) => toDecimal({ minor, currency });
/** Between reading a balance and writing it; long enough for other calls to arrive if a player's calls are not serialised. */
const pause = ({ fault }: WalletBooks) =>
  new Promise<void>((resolve) => (fault?.startsWith('races') ? setTimeout(resolve, 20) : setImmediate(resolve)));
const answer = ({ walletTransactionId }: Pick<Done, 'walletTransactionId'>, player: WalletPlayer): Answered => ({
  walletTransactionId,
  balance: decimal(player.balance),
  currency,
});

export function playerOf({ books }: Calling, playerId: string): WalletPlayer {
  const player = books.players.get(playerId);
  if (!player) throw new WalletRefused('INVALID_PLAYER');
  return player;
}

/** The amount of a call in minor units. */
export function minorOf({ books: { fault } }: Calling, call: { amount: string; currency: string }): bigint {
  if (call.currency !== currency && fault !== 'anyCurrency') throw new WalletRefused('WRONG_CURRENCY');
  if (fault === 'anyAmount' || fault === 'readsAmountsAsNumbers') {
    const minor = Math.round(Number(call.amount) * 100);
    return Number.isSafeInteger(minor) ? BigInt(minor) : 0n;
  }
  try {
    return fromDecimal(call.amount, currency).minor;
  } catch {
    throw new WalletRefused('VALIDATION');
  }
}

/** The call that already has this id: its first answer, or a refusal if its content differed. */
export function repeated(calling: Calling, player: WalletPlayer, transactionId: string, kind: string, content: string): Answered | null {
  const { books, vendor } = calling;
  const same = books.done.get(books.keyOf(vendor, player.id, transactionId));
  if (!same) return null;
  if (same.kind === 'tombstone' || (same.kind === 'bet' && same.undone && kind === 'bet')) throw new WalletRefused('ROLLED_BACK');
  const careless = { bet: 'debitsRepeats', win: 'creditsRepeats', rollback: 'refundsRepeats' }[kind];
  if (careless !== undefined && careless === books.fault) return null;
  if (same.content !== content && books.fault !== 'replaysOtherContent') throw new WalletRefused('DUPLICATE_TRANSACTION');
  return answer(same, player);
}

/** Moves the money of a call and remembers the call; `by` is signed. */
export async function carryOut(
  calling: Calling,
  player: WalletPlayer,
  call: Omit<Done, 'walletTransactionId' | 'undone'> & { transactionId: string; by: bigint },
): Promise<Answered> {
  const { books, vendor, undo } = calling;
  const { transactionId, by, ...rest } = call;
  const before = player.balance;
  if (before + by < 0n) throw new WalletRefused('NOT_ENOUGH_MONEY', books.fault === 'hidesTheBalance' ? {} : { balance: decimal(before) });
  if (by < 0n && before + by === 0n && books.fault === 'refusesTheWholeBalance')
    throw new WalletRefused('NOT_ENOUGH_MONEY', { balance: decimal(before) });
  await pause(books);
  if (books.fault !== 'writesByHalf') books.betweenWrites();
  player.balance = before + by;
  undo.push(() => void (player.balance -= by));
  undo.push(books.post(player.id, 'house', by));
  if (books.fault === 'writesByHalf') books.betweenWrites();
  const done: Done = { ...rest, walletTransactionId: randomUUID(), undone: false };
  const key = books.keyOf(vendor, player.id, transactionId);
  books.done.set(key, done);
  undo.push(() => books.done.delete(key));
  return answer(done, player);
}

export async function bet(calling: Calling, body: Calls['bet']): Promise<Answered> {
  const { books, vendor } = calling;
  const { fault } = books;
  const session = books.sessions.get(body.sessionId);
  if (!session || session.vendor !== vendor) throw new WalletRefused('INVALID_TOKEN');
  const player = playerOf(calling, session.playerId);
  const amount = minorOf(calling, body);
  const content = JSON.stringify(['bet', body.roundId, body.gameCode, String(amount)]);
  const first = repeated(calling, player, body.transactionId, 'bet', content);
  if (first) return first;
  const codes = {
    blocked: 'USER_DISABLED',
    sessionOver: 'TOKEN_EXPIRED',
    selfExcluded: 'LIMIT_REACHED',
    maintenance: 'GAME_MAINTENANCE',
  } as const;
  const tolerated = { betsAfterTheSession: 'sessionOver', betsOfTheExcluded: 'selfExcluded' } as Partial<Record<string, string>>;
  if (player.state !== 'active' && tolerated[fault ?? ''] !== player.state) throw new WalletRefused(codes[player.state]);
  const allowed: readonly string[] = session.lobby && fault !== 'oneGameInTheLobby' ? games : [session.gameCode];
  if (!allowed.includes(body.gameCode) && fault !== 'anyGame') throw new WalletRefused('INVALID_GAME');
  if (amount === 0n && fault === 'refusesZeroBets') throw new WalletRefused('VALIDATION');
  player.games.add(body.gameCode);
  const { transactionId, roundId } = body;
  return carryOut(calling, player, {
    kind: 'bet',
    transactionId,
    content,
    roundId,
    betTransactionId: null,
    amount,
    by: fault === 'takesAFeeOfBets' ? -amount - 1n : -amount,
  });
}

export async function win(calling: Calling, body: Calls['win']): Promise<Answered> {
  const { books, vendor, undo } = calling;
  const { fault } = books;
  const player = playerOf(calling, body.playerId);
  const amount = minorOf(calling, body);
  const { transactionId, roundId, betTransactionId = null } = body;
  const content = JSON.stringify(['win', roundId, body.gameCode, String(amount), betTransactionId, body.roundClosed]);
  const first = repeated(calling, player, transactionId, 'win', content);
  if (first) return first;
  if (player.state === 'blocked' && fault === 'keepsWinsOfTheBlocked') throw new WalletRefused('USER_DISABLED');
  if (!player.games.has(body.gameCode) && fault !== 'anyGame') throw new WalletRefused('INVALID_GAME');
  if (betTransactionId === null && fault === 'refusesWinsWithoutBet') throw new WalletRefused('TRANSACTION_DOES_NOT_EXIST');
  const named = betTransactionId === null ? null : books.done.get(books.keyOf(vendor, player.id, betTransactionId));
  if (named === undefined) throw new WalletRefused('TRANSACTION_DOES_NOT_EXIST');
  if (named && (named.kind === 'tombstone' || named.undone) && fault !== 'paysRolledBackBets') throw new WalletRefused('ROLLED_BACK');
  const round = books.keyOf(vendor, player.id, roundId);
  if (fault === 'closesAfterTheFirstWin' && books.closedRounds.has(round)) throw new WalletRefused('BET_SETTLED');
  if (amount === 0n && fault === 'forgetsZeroWins') return answer({ walletTransactionId: randomUUID() }, player);
  if ((body.roundClosed || fault === 'closesAfterTheFirstWin') && !books.closedRounds.has(round)) {
    books.closedRounds.add(round);
    undo.push(() => books.closedRounds.delete(round));
  }
  return carryOut(calling, player, {
    kind: 'win',
    transactionId,
    content,
    roundId,
    betTransactionId,
    amount,
    by: fault === 'takesAFeeOfWins' ? amount - 1n : amount,
  });
}
