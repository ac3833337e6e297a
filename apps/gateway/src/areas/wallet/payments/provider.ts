import type { components } from '@parlour/api/contract';
import type { components as payments } from '@parlour/partners/payments';
import type { LanguageCode, Money } from '@parlour/domain';
import type { Clock, Random } from '../../../kernel/clock.ts';

export type PaymentMethod = components['schemas']['PaymentMethod'];

/** A deposit, or an operator's test payment, to be paid on the provider's hosted page. */
export interface PaymentRequest {
  depositId: string;
  merchantName: string;
  amount: Money;
  /** How the player chose to pay, among the provider's `methods`. */
  method?: PaymentMethod | undefined;
  language: LanguageCode;
  /** Where the payer returns to. */
  returnUrl: string;
  expiresAt: Date;
}

/** A message that claims to be from a provider. */
export interface Delivery {
  /** A header by its name, empty if there is none. */
  header(name: string): string;
  /** The bytes that came. */
  rawBody: Buffer;
}

/** What a provider reports about a payment. */
export type PaymentReport = payments['schemas']['CashierReport'];

/** What calling a provider needs. */
export interface Asker {
  clock: Clock;
  random: Random;
  /** `fetch` unless a test provides another. */
  fetch?: typeof fetch;
}

/** A successful payment, as its provider lists it. */
export interface ListedPayment {
  depositId: string;
  paymentId: string;
  /** Decimal in major units. */
  amount: string;
  currency: string;
  at: Date;
}

/** A company that takes and pays out money for merchants. */
export interface PaymentProvider {
  /** As in the path of its webhook. */
  code: string;
  /** A provider of real money never serves a demo brand, and the sandbox never a licensed one (architecture 8). */
  realMoney: boolean;
  /** What a player may choose before the hosted page, the most usual first; empty if only that page asks. */
  methods: readonly PaymentMethod[];
  /** Returns the address of the hosted page. */
  begin(request: PaymentRequest): Promise<{ cashierUrl: string }>;
  /** Codes of the merchants that it serves; all if absent or null. */
  merchants?: readonly string[] | null;
  /**
   * When the provider signed exactly this message, in Unix seconds, and what identifies it; null if it did not. Does not check its age or
   * whether it was seen before.
   */
  signed(delivery: Delivery): { timestamp: string; nonce: string } | null;
  /**
   * The report in a genuine message in a provider's own format, null if it is about something else; throws the Refusal `invalid_request`.
   * Absent if the provider keeps openapi/partners/payments.yaml.
   */
  reportIn?(body: unknown): PaymentReport | null;
  /** Refunds a payment that no deposit can accept. Absent if the provider cannot: the report is then refused. */
  refund?(payment: Pick<PaymentReport, 'paymentId' | 'amount' | 'currency'>): Promise<void>;
  /**
   * The provider's own list of payments that succeeded between two times, for the reconciliation; absent if it has none. It says nothing
   * about payments before `completeSince`.
   */
  payments?(span: { from: Date; to: Date }, asker: Asker): Promise<{ completeSince: Date; payments: ListedPayment[] }>;
}
