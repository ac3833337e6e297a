import { randomUUID } from 'node:crypto';
import { currencies, fromDecimal, isCurrency, toDecimal, type Currency, type Money } from '@parlour/domain';
import type { Session } from './players/stage.ts';
import { accepted, equalAmount, CaseFailure } from './verdict.ts';
import type { Answer, Caller, Calls, Forged } from './wallet/caller.ts';

/** A player of a case, and the vendor's calls about them. Fields that a call does not state are new and valid; its amount is ten units. */
export interface Play extends Session {
  currency: Currency;
  /** An amount of `units` major units, as on the wire. */
  amount(units: number): string;
  /** The same in minor units. */
  minorOf(units: number): bigint;
  bet(change?: Partial<Calls['bet']>, forged?: Forged): Promise<Answer>;
  win(change?: Partial<Calls['win']>, forged?: Forged): Promise<Answer>;
  /** Names the bet or the win to undo. */
  rollback(change: Partial<Calls['rollback']>, forged?: Forged): Promise<Answer>;
  promo(change?: Partial<Calls['promo']>): Promise<Answer>;
  balance(): Promise<Money>;
  /** Demands that the balance is `units` away from what it was. */
  expectBalance(before: Money, units: number): Promise<void>;
  /** Demands that the wallet took the call, with a balance `units` away from `before`. */
  expectTaken(answer: Answer, before: Money, units: number): { walletTransactionId: string };
  /** The body of a bet, for calls that a case sends itself. */
  betBody(change?: Partial<Calls['bet']>): Calls['bet'];
  winBody(change?: Partial<Calls['win']>): Calls['win'];
}

export function playOf(caller: Caller, session: Session): Play {
  const { sessionId, playerId, gameCode } = session;
  const currency = session.currency;
  if (!isCurrency(currency)) throw new CaseFailure(`the suite does not know the currency ${currency}`);
  const money = (units: number): Money => ({ minor: BigInt(Math.round(units * 10 ** currencies[currency].exponent)), currency });
  const amount = (units: number) => toDecimal(money(units));
  const away = (before: Money, units: number): Money => ({ minor: before.minor + money(units).minor, currency });
  const betBody = (change: Partial<Calls['bet']> = {}): Calls['bet'] => ({
    sessionId,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameCode,
    amount: amount(10),
    currency,
    ...change,
  });
  const winBody = (change: Partial<Calls['win']> = {}): Calls['win'] => ({
    playerId,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameCode,
    amount: amount(10),
    currency,
    roundClosed: true,
    ...change,
  });
  const balance = async (): Promise<Money> => {
    const answer = accepted(await caller.call('balance', { sessionId }), 'BalanceAnswer');
    return fromDecimal(answer.balance, currency);
  };
  return {
    sessionId,
    playerId,
    currency,
    gameCode,
    amount,
    minorOf: (units) => money(units).minor,
    betBody,
    winBody,
    balance,
    bet: (change, forged) => caller.call('bet', betBody(change), forged),
    win: (change, forged) => caller.call('win', winBody(change), forged),
    rollback: (change, forged) => caller.call('rollback', { playerId, transactionId: randomUUID(), ...change }, forged),
    promo: (change) =>
      caller.call('promo', {
        playerId,
        transactionId: randomUUID(),
        promotionId: randomUUID(),
        kind: 'bonus',
        amount: amount(10),
        currency,
        ...change,
      } satisfies Calls['promo']),
    async expectBalance(before, units) {
      equalAmount(toDecimal(await balance()), away(before, units), 'the balance afterwards');
    },
    expectTaken(answer, before, units) {
      const body = accepted(answer, 'TransactionAnswer');
      equalAmount(body.balance, away(before, units), 'the balance in the answer');
      return body;
    },
  };
}
