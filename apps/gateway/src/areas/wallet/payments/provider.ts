import type { components } from '@parlour/api/contract';
import type { components as payments } from '@parlour/partners/payments';
import type { LanguageCode, Money } from '@parlour/domain';
import type { Clock, Random } from '../../../kernel/clock.ts';

export type PaymentMethod = components['schemas']['PaymentMethod'];

/** A deposit, or an operator's test payment, that is to be paid on the provider's hosted page. */
export interface PaymentRequest {
  depositId: string;
  merchantName: string;
  amount: Money;
  /** How the player chose to pay, of the provider's `methods`. */
  method?: PaymentMethod | undefined;
  language: LanguageCode;
  /** Where whoever pays goes back to. */
  returnUrl: string;
  expiresAt: Date;
}

/** A message that says it is from a provider. */
export interface Delivery {
  /** A header by its name, empty where there is none. */
  header(name: string): string;
  /** The bytes that came. */
  rawBody: Buffer;
}

/** What a provider reports of a payment. */
export type PaymentReport = payments['schemas']['CashierReport'];

/** What asking a provider needs. */
export interface Asker {
  clock: Clock;
  random: Random;
  /** `fetch` unless a test has something better. */
  fetch?: typeof fetch;
}

/** A payment that succeeded, as its provider lists it. */
export interface ListedPayment {
  depositId: string;
  paymentId: string;
  /** Decimal in major units. */
  amount: string;
  currency: string;
  at: Date;
}

/** Somebody who takes and pays out money for merchants. */
export interface PaymentProvider {
  /** As in the path of its webhook. */
  code: string;
  /** A provider of real money never serves a demo brand, and the sandbox never a licensed one (architecture 8). */
  realMoney: boolean;
  /** What a player may choose before the hosted page, the usual one first; empty where only that page asks. */
  methods: readonly PaymentMethod[];
  /** Gives the address of the hosted page. */
  begin(request: PaymentRequest): Promise<{ cashierUrl: string }>;
  /** Codes of the merchants that it serves; all where absent or null. */
  merchants?: readonly string[] | null;
  /**
   * When the provider signed exactly this message, in Unix seconds, and what it is known by; null where it did not. Says nothing about
   * its age or whether it was seen before.
   */
  signed(delivery: Delivery): { timestamp: string; nonce: string } | null;
  /**
   * What a genuine message in a format of the provider's own reports, null where it is about something else; throws the Refusal
   * `invalid_request`. Absent where the provider keeps openapi/partners/payments.yaml.
   */
  reportIn?(body: unknown): PaymentReport | null;
  /** Gives back a payment that no deposit can take. Absent where the provider cannot: the report is then refused. */
  refund?(payment: Pick<PaymentReport, 'paymentId' | 'amount' | 'currency'>): Promise<void>;
  /**
   * The provider's own list of payments that succeeded between two times, for the reconciliation; absent where it offers
   * none. Nothing is said about payments before `completeSince`.
   */
  payments?(span: { from: Date; to: Date }, asker: Asker): Promise<{ completeSince: Date; payments: ListedPayment[] }>;
}
