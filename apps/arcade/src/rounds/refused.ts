import type { Refusal, RefusalCode } from '../wire.ts';

const statusOf: Record<RefusalCode, number> = {
  not_enough_money: 409,
  session_over: 401,
  player_blocked: 403,
  game_maintenance: 503,
  round_open: 409,
  round_waiting: 409,
  too_early: 429,
  autoplay_over: 409,
  free_rounds_over: 409,
  bad_request: 400,
  code_expired: 401,
  wallet_unavailable: 503,
  not_found: 404,
  internal: 500,
};

/** Thrown by a handler to answer with a refusal instead. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly balance: string | undefined;

  constructor(code: RefusalCode, message: string, balance?: string) {
    super(message);
    this.code = code;
    this.balance = balance;
  }

  get status(): number {
    return statusOf[this.code];
  }

  get body(): Refusal {
    return { code: this.code, message: this.message, ...(this.balance === undefined ? {} : { balance: this.balance }) };
  }
}
