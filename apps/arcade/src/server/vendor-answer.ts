import type { WalletRefusalCode } from '../wallet/wallet.ts';

/** The answer to a call from the gateway. */
export interface VendorAnswer {
  status: number;
  body: object;
}

/** A refusal in the shape of the contract's WalletError. */
export function refuse(status: number, code: WalletRefusalCode, message: string): VendorAnswer {
  return { status, body: { code, message } };
}
