import type { LanguageCode, Money } from '@parlour/domain';

/** A deposit that is to be paid on the provider's hosted page. */
export interface PaymentRequest {
  depositId: string;
  merchantName: string;
  amount: Money;
  language: LanguageCode;
  /** Origin of the site that the player comes from and goes back to. */
  siteOrigin: string;
  expiresAt: Date;
}

/** A message that says it is from a provider. */
export interface ProviderMessage {
  timestamp: string;
  nonce: string;
  signature: string;
  /** The bytes that came. */
  rawBody: Buffer;
}

/** Somebody who takes and pays out money for merchants. */
export interface PaymentProvider {
  /** As in the path of its webhook. */
  code: string;
  /** A provider of real money never serves a demo brand, and the sandbox never a licensed one (architecture 8). */
  realMoney: boolean;
  /** Gives the address of the hosted page. */
  begin(request: PaymentRequest): Promise<{ cashierUrl: string }>;
  /** True when the provider signed exactly this message; says nothing about its age or whether it was seen before. */
  signed(message: ProviderMessage): boolean;
}
