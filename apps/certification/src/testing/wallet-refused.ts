import type { WalletErrorCode } from '../verdict.ts';

const statuses: Partial<Record<WalletErrorCode, number>> = { INVALID_SIGNATURE: 401, VALIDATION: 400, UNKNOWN: 500 };

/** Thrown by a call of the test's wallet to refuse it. */
export class WalletRefused extends Error {
  readonly status: number;
  readonly body: { code: WalletErrorCode; message: string; balance?: string; index?: number };
  constructor(code: WalletErrorCode, more: { balance?: string; index?: number } = {}) {
    super(code);
    this.name = 'WalletRefused';
    this.status = statuses[code] ?? 409;
    this.body = { code, message: code.toLowerCase(), ...more };
  }
}
