import type { Pace } from '@parlour/domain';
import { signedHeaders } from './signature.ts';
import { postTo } from './post.ts';
import type { ArcadeConfig } from '../config.ts';
import type { Clock, Random } from '../services.ts';

/** Refusals of openapi/partners/seamless-wallet.yaml. */
const walletRefusalCodes = [
  'UNKNOWN',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'INVALID_PLAYER',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'NOT_ENOUGH_MONEY',
  'USER_DISABLED',
  'INVALID_SIGNATURE',
  'VALIDATION',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_DOES_NOT_EXIST',
  'ROLLED_BACK',
  'BET_SETTLED',
  'ROUND_OPEN',
  'LIMIT_REACHED',
  'GAME_MAINTENANCE',
] as const;
export type WalletRefusalCode = (typeof walletRefusalCodes)[number];

export interface Authenticated {
  sessionId: string;
  playerId: string;
  currency: string;
  balance: string;
  playMoney: boolean;
  gameCode: string;
  language: string;
  siteOrigin: string;
  minBet?: string;
  pace?: Pace;
  played?: PlayedSoFar;
}
/** Since when the player has been playing without a break, and what that has come to; decimals. */
export interface PlayedSoFar {
  since: string;
  staked: string;
  won: string;
}
export interface Transacted {
  walletTransactionId: string;
  balance: string;
  currency: string;
}
interface RequestBodies {
  authenticate: { code: string };
  balance: { sessionId: string };
  bet: { sessionId: string; transactionId: string; roundId: string; gameCode: string; amount: string; currency: string };
  win: {
    playerId: string;
    transactionId: string;
    betTransactionId: string;
    roundId: string;
    gameCode: string;
    amount: string;
    currency: string;
    roundClosed: boolean;
  };
  rollback: { playerId: string; transactionId: string; betTransactionId: string; roundId: string };
  promo: {
    playerId: string;
    transactionId: string;
    promotionId: string;
    kind: 'freeRound';
    gameCode: string;
    amount: string;
    currency: string;
  };
}
interface Answers {
  authenticate: Authenticated;
  balance: { balance: string; currency: string };
  bet: Transacted;
  win: Transacted;
  rollback: Transacted;
  promo: Transacted;
}
export type WalletCall = keyof RequestBodies;

/** `unknown`: it may or may not have happened (time-out, lost connection, 5xx); only repeating the call, or a rollback, settles it. */
export type WalletReply<T> =
  | { kind: 'answered'; value: T }
  | { kind: 'refused'; code: WalletRefusalCode; balance?: string }
  | { kind: 'unknown'; reason: string };

export interface Wallet {
  call<C extends WalletCall>(name: C, body: RequestBodies[C]): Promise<WalletReply<Answers[C]>>;
}

/**
 * The gateway's wallet over HTTP as the studio `vendor` calls it, each call signed with its key and a nonce of its own. Its calls never
 * throw.
 */
export function createWallet(config: ArcadeConfig, vendor: string, clock: Clock, random: Random): Wallet {
  const key = config.vendorKeys[vendor];
  if (key === undefined) throw new Error(`The arcade has no key for games of ${vendor}.`);
  const post = postTo(config.walletUrl);
  return {
    async call(name, body) {
      const text = JSON.stringify(body);
      const path = `/wallet/v1/${name}`;
      const timestamp = Math.floor(clock.now().getTime() / 1000).toString();
      const headers = signedHeaders(vendor, key, {
        method: 'POST',
        path,
        timestamp,
        nonce: random.bytes(16).toString('hex'),
        body: text,
      });
      try {
        const { status, body: answer } = await post(path, headers, text, config.retry.callTimeout);
        return replyOf(status, JSON.parse(answer));
      } catch (error) {
        return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/** A refusal is definite only below 500 and with a code of the contract other than UNKNOWN. */
function replyOf<T>(status: number, body: unknown): WalletReply<T> {
  if (status === 200) return { kind: 'answered', value: body as T };
  const refusal = (body ?? {}) as { code?: unknown; balance?: unknown };
  const code = walletRefusalCodes.find((each) => each === refusal.code);
  if (status >= 500 || code === undefined || code === 'UNKNOWN')
    return { kind: 'unknown', reason: `${status} ${String(refusal.code ?? '')}`.trim() };
  return { kind: 'refused', code, ...(typeof refusal.balance === 'string' ? { balance: refusal.balance } : {}) };
}
