import type { Money } from '@parlour/domain';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { contentHash, moneyOf, type WalletBodies } from './wallet-input.ts';
import { WalletRefusal } from './wallet-refusal.ts';

/**
 * The input of the SQL function `wallet_call`: amounts in minor units, ids for rows that it may create, and a hash of the call's content.
 */
export interface WalletFacts {
  kind: 'bet' | 'win' | 'promo' | 'rollback' | 'endRound' | 'batch';
  /** The wallet's id of the call and its transfer. */
  id: string;
  transactionId: string;
  hash: string;
  [fact: string]: unknown;
}

type Reader<C extends keyof WalletBodies> = (body: WalletBodies[C]) => WalletFacts;

const bet: Reader<'bet'> = (body) => {
  const amount = moneyOf(body);
  const { sessionId, transactionId, roundId, gameCode, currency } = body;
  const hash = contentHash('bet', [roundId, gameCode, amount]);
  return { kind: 'bet', ...newIds(), hash, sessionId, transactionId, roundId, gameCode, minor: minor(amount), currency };
};

const win: Reader<'win'> = (body) => {
  const amount = moneyOf(body);
  const { playerId, transactionId, betTransactionId, roundId, gameCode, currency, roundClosed } = body;
  const hash = contentHash('win', [roundId, gameCode, amount, betTransactionId, roundClosed]);
  const content = { playerId: known(playerId), transactionId, betTransactionId, roundId, gameCode, currency, roundClosed };
  return { kind: 'win', ...newIds(), hash, ...content, minor: minor(amount) };
};

const promo: Reader<'promo'> = (body) => {
  const amount = moneyOf(body);
  const { playerId, transactionId, promotionId, kind, roundId, gameCode, currency } = body;
  const fromJackpot = progressivePart(body, amount);
  const hash = contentHash('promo', [promotionId, kind, amount, roundId, gameCode, fromJackpot]);
  const content = { playerId: known(playerId), transactionId, promotionId, promotionKind: kind, roundId, gameCode, currency };
  return { kind: 'promo', ...newIds(), hash, ...content, minor: minor(amount), ...(fromJackpot && { fromJackpot: minor(fromJackpot) }) };
};

const rollback: Reader<'rollback'> = ({ playerId, transactionId, betTransactionId, winTransactionId }) => {
  // Only the transaction counts: nothing else in the request is trusted.
  const hash = contentHash('rollback', winTransactionId === undefined ? [betTransactionId] : [undefined, winTransactionId]);
  return { kind: 'rollback', id: uuid(), hash, playerId: known(playerId), transactionId, betTransactionId, winTransactionId };
};

const endRound: Reader<'end-round'> = ({ playerId, transactionId, roundId, gameCode }) => {
  const hash = contentHash('endRound', [roundId, gameCode]);
  return { kind: 'endRound', id: uuid(), hash, playerId: known(playerId), transactionId, roundId, gameCode };
};

const batch: Reader<'batch'> = ({ playerId, transactionId, items }) => {
  const facts = items.map((item, index) => {
    try {
      return itemOf(item, { playerId, transactionId });
    } catch (error) {
      if (error instanceof WalletRefusal) throw new WalletRefusal(error.code, error.message, { index });
      throw error;
    }
  });
  const hash = contentHash(
    'batch',
    facts.flatMap((item) => [item.kind, item.transactionId, item.hash]),
  );
  return { kind: 'batch', id: uuid(), hash, playerId: known(playerId), transactionId, items: facts };
};

/**
 * Builds the facts of each call that moves money or may do so; each throws the WalletRefusals VALIDATION, WRONG_CURRENCY and
 * INVALID_PLAYER.
 */
export const factsOf: { [C in Exclude<keyof WalletBodies, 'authenticate' | 'balance'>]: Reader<C> } = {
  bet,
  win,
  promo,
  rollback,
  'end-round': endRound,
  batch,
};

function itemOf(item: WalletBodies['batch']['items'][number], whole: { playerId: string; transactionId: string }): WalletFacts {
  if (item.body.transactionId === whole.transactionId) throw new WalletRefusal('VALIDATION', "the item has the batch's transaction id");
  if (item.type === 'bet') return bet(item.body);
  if (item.body.playerId !== whole.playerId) throw new WalletRefusal('VALIDATION', 'the item is of another player than the batch');
  if (item.type === 'win') return win(item.body);
  if (item.type === 'promo') return promo(item.body);
  return item.type === 'rollback' ? rollback(item.body) : endRound(item.body);
}

function progressivePart({ kind, jackpot, currency }: WalletBodies['promo'], amount: Money): Money | undefined {
  if (!jackpot) return undefined;
  if (kind !== 'jackpot') throw new WalletRefusal('VALIDATION', 'only a jackpot has its parts');
  const [progressive, rest] = [moneyOf({ amount: jackpot.progressive, currency }), moneyOf({ amount: jackpot.nonProgressive, currency })];
  if (progressive.minor + rest.minor !== amount.minor) throw new WalletRefusal('VALIDATION', 'the parts do not sum to the amount');
  return progressive;
}

const minor = (amount: Money) => amount.minor.toString();
const newIds = () => ({ id: uuid(), newRound: uuid() });

/** Players' ids are UUIDs; the database would fail on anything else. */
function known(playerId: string): string {
  if (!isUuid(playerId)) throw new WalletRefusal('INVALID_PLAYER', 'there is no such player');
  return playerId;
}
