import type { LanguageCode } from '@parlour/domain';
import type { RoundResult } from './games/lotus-lanterns/rules.ts';

/** What game client and game server say to each other. Amounts are decimals in major units of the session's currency. */
export interface SessionAnswer {
  token: string;
  gameCode: string;
  currency: string;
  balance: string;
  playMoney: boolean;
  language: LanguageCode;
  /** The only window that may be told anything. */
  siteOrigin: string;
  lineBets: string[];
  lineCount: number;
  fairness: Fairness;
  /** The player's last finished round, when its show may have been missed; null for a new player. */
  lastRound: RoundAnswer | null;
}

export interface Fairness {
  /** Commitment to the seed in use. */
  serverSeedHash: string;
  /** Commitment to the one that follows it, so that it cannot be made to measure for a client seed. */
  nextServerSeedHash: string;
  clientSeed: string;
  /** Of the next round. */
  nonce: number;
  /** The seed before this one, now open to verification. */
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: number } | null;
}

/**
 * Where a round stands: `betting` (stake asked for, no definite answer), `refused` (no stake was taken), `paying`
 * (outcome fixed, win on its way), `settled`, `returning` (stake is being given back), `returned`.
 */
export const roundStates = ['betting', 'refused', 'paying', 'settled', 'returning', 'returned'] as const;
export type RoundState = (typeof roundStates)[number];

export interface RoundAnswer {
  roundId: string;
  key: string;
  state: RoundState;
  currency: string;
  lineBet: string;
  stake: string;
  /** With `paying` and `settled`. */
  win: string | null;
  outcome: RoundResult | null;
  /** After the stake was taken, while the win is not in it yet. */
  balanceAfterBet: string | null;
  /** The newest that the wallet told. */
  balance: string | null;
  refusal: RefusalCode | null;
  fairness: { serverSeedHash: string; clientSeed: string; nonce: number };
  /** Where the round can be checked, once its seed is revealed. */
  verifierUrl: string | null;
  at: string;
}

export const refusalCodes = [
  'not_enough_money',
  'session_over',
  'player_blocked',
  'game_maintenance',
  'round_open',
  'bad_request',
  'code_expired',
  'wallet_unavailable',
  'not_found',
  'internal',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  code: RefusalCode;
  message: string;
  /** With `not_enough_money`: what there is. */
  balance?: string;
}
