import type { components as walletComponents } from '@parlour/partners/seamless-wallet';

export type WalletErrorCode = walletComponents['schemas']['WalletError']['code'];

/** A definite refusal, so never a 5xx: vendors would treat that as "uncertain", and retry or roll back. */
const statuses = {
  VALIDATION: 400,
  INVALID_SIGNATURE: 401,
  INVALID_TOKEN: 403,
  TOKEN_EXPIRED: 403,
  USER_DISABLED: 403,
  LIMIT_REACHED: 403,
  INVALID_PLAYER: 404,
  TRANSACTION_DOES_NOT_EXIST: 404,
  DUPLICATE_TRANSACTION: 409,
  ROLLED_BACK: 409,
  BET_SETTLED: 409,
  ROUND_OPEN: 409,
  GAME_MAINTENANCE: 409,
  INVALID_GAME: 422,
  WRONG_CURRENCY: 422,
  NOT_ENOUGH_MONEY: 422,
  UNKNOWN: 500,
} as const satisfies Record<WalletErrorCode, number>;

/** Thrown to refuse a vendor's call; rolls back the transaction in which it is thrown. */
export class WalletRefusal extends Error {
  readonly code: WalletErrorCode;
  /** Decimal in major units; only with NOT_ENOUGH_MONEY. */
  readonly balance: string | undefined;
  /** The index of the refused item of a batch. */
  readonly index: number | undefined;
  constructor(code: WalletErrorCode, message: string, { balance, index }: { balance?: string; index?: number } = {}) {
    super(message);
    this.name = 'WalletRefusal';
    this.code = code;
    this.balance = balance;
    this.index = index;
  }
}

/** The wire format of a refusal. */
export function refusalAnswer({ code, message, balance, index }: WalletRefusal): {
  status: number;
  body: walletComponents['schemas']['WalletError'];
} {
  return {
    status: statuses[code],
    body: { code, message, ...(balance !== undefined && { balance }), ...(index !== undefined && { index }) },
  };
}
