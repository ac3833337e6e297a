import type { WalletErrorCode } from './wallet-refusal.ts';

/** The error that vendors get for each reason for which the wallet's SQL functions refuse a call. */
export const walletReasons = {
  usedNonce: ['INVALID_SIGNATURE', 'the nonce was used before'],
  noSession: ['INVALID_TOKEN', 'there is no such game session'],
  noPlayer: ['INVALID_PLAYER', 'there is no such player'],
  sessionOver: ['TOKEN_EXPIRED', 'the game session is over'],
  playerBlocked: ['USER_DISABLED', 'the player is blocked'],
  playerExcluded: ['LIMIT_REACHED', 'the player is excluded from betting'],
  maintenance: ['GAME_MAINTENANCE', 'the site or the game is under maintenance'],
  gameOfOtherSession: ['INVALID_GAME', 'the session is of another game'],
  roundOfOtherGame: ['INVALID_GAME', 'the round is of another game'],
  gameNeverPlayed: ['INVALID_GAME', 'the player never played this game in this round'],
  otherCurrency: ['WRONG_CURRENCY', 'the player has another currency'],
  otherWallet: ['VALIDATION', 'the call would mix real money with play money'],
  roundOver: ['BET_SETTLED', 'the round is settled'],
  maxBetExceeded: ['LIMIT_REACHED', 'the stake is above what bonus money may be bet in a round'],
  notEnoughMoney: ['NOT_ENOUGH_MONEY', 'the balance does not suffice'],
  rolledBack: ['ROLLED_BACK', 'the transaction was rolled back'],
  roundRolledBack: ['ROLLED_BACK', 'every bet of the round was rolled back'],
  otherContent: ['DUPLICATE_TRANSACTION', 'this transaction id came with other content before'],
  // A win without its bet would be a win without a stake; the vendor's retry succeeds once the bet has arrived.
  unknownBet: ['TRANSACTION_DOES_NOT_EXIST', 'there is no such bet'],
  unknownTransaction: ['TRANSACTION_DOES_NOT_EXIST', 'there is no such bet or win; it will be refused if it comes'],
  unknownRound: ['TRANSACTION_DOES_NOT_EXIST', 'no call of this round is known'],
  notABet: ['TRANSACTION_DOES_NOT_EXIST', 'the transaction is not a bet'],
  notAWin: ['TRANSACTION_DOES_NOT_EXIST', 'the transaction is not a win'],
  betOfOtherRound: ['VALIDATION', 'the bet is of another round'],
  spinsOver: ['DUPLICATE_TRANSACTION', 'the free rounds were paid before, or were never taken on'],
  betSettled: ['BET_SETTLED', 'the bet has had its outcome'],
} as const satisfies Record<string, readonly [WalletErrorCode, string]>;

export type WalletReason = keyof typeof walletReasons;
