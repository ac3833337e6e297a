import type { components } from '@parlour/api/contract';
import type { WithdrawalState } from '@parlour/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MinorColumn } from '../../ledger/tables.ts';
import type { PaymentMethod } from './payments/provider.ts';

export type DepositStatus = 'pending' | 'succeeded' | 'failed' | 'cancelled';

export interface DepositTable {
  id: string;
  merchant: string;
  member_id: string;
  amount: MinorColumn;
  currency: string;
  status: DepositStatus;
  provider: string;
  /** How the player chose to pay; null if only the provider's page asks. */
  method: ColumnType<PaymentMethod | null, PaymentMethod | null | undefined, never>;
  /** The provider's own id, once it has reported. */
  payment_id: string | null;
  /** Null until the provider has returned it. */
  cashier_url: string | null;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
  /** The operator who decided the outcome, if the provider did not. */
  resolved_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Code of the promotion that it is made for, and the version of its terms that the member accepted. */
  promotion: ColumnType<string | null, string | null | undefined, never>;
  promotion_terms: ColumnType<number | null, number | null | undefined, never>;
  /** Null until the money has arrived. */
  promotion_outcome: ColumnType<PromotionOutcome | null, undefined, PromotionOutcome>;
  /** What it gave, in minor units. */
  promotion_given: ColumnType<string | null, undefined, bigint | null>;
}

/** The outcome of a deposit's promotion: granted, waiting for an operator, or why it was not granted. */
export type PromotionOutcome = NonNullable<NonNullable<components['schemas']['Deposit']['promotion']>['outcome']>;

export interface WithdrawalTable {
  id: string;
  merchant: string;
  member_id: string;
  /** What is paid out. */
  amount: MinorColumn;
  /** What it cost the member in addition; returned together with the amount. */
  fee: ColumnType<string, bigint | undefined, never>;
  currency: string;
  status: WithdrawalState;
  /** The provider that pays it out. */
  provider: string;
  /** Sealed, as is `account_number`: see personal/. */
  payee_name: string;
  bank_name: string;
  account_number: string;
  /** The part of the number that answers show. */
  account_shown: string;
  /** Finds the same number at other members, see `payeeHashes`. Null until the sealer has run. */
  account_hash: string | null;
  reason: string | null;
  created_at: Date;
  decided_at: Date | null;
  confirmed_at: Date | null;
  /** True if an operator ended the dispute without proof, by the brand's rule for forced receipts. */
  forced: Generated<boolean>;
  /** What the member says is still missing, if only a part arrived. */
  remaining: ColumnType<string | null, bigint | null, bigint | null>;
  /** Pictures that the member sent with it. */
  proofs: Generated<number>;
  /** When an operator last asked for a document before paying it out. */
  document_asked_at: ColumnType<Date | null, Date | null | undefined, Date>;
  /** When a risk rule asked the member to prove again who they are, and when they did. */
  proof_asked_at: ColumnType<Date | null, Date | null | undefined, Date>;
  proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A picture by which a member shows that a withdrawal did not arrive. */
export interface WithdrawalProofTable {
  id: string;
  withdrawal_id: string;
  merchant: string;
  /** Sealed: WebP as base64. */
  picture: string;
  created_at: Date;
}

/** Nonces of signed calls already received; `issuer` is `psp:<code>` or `vendor:<code>`. */
export interface SignatureNonceTable {
  issuer: string;
  nonce: string;
  expires_at: Date;
}

/** The terms on which a merchant takes deposits by a method of its provider. Without a row the method is on, without terms of its own. */
export interface PaymentMethodTable {
  merchant: string;
  provider: string;
  method: PaymentMethod;
  is_on: Generated<boolean>;
  /** In minor units; null if only the merchant's own limits apply. */
  min_amount: ColumnType<string | null, bigint | null | undefined, bigint | null>;
  max_amount: ColumnType<string | null, bigint | null | undefined, bigint | null>;
  /** What the provider charges the merchant, in hundredths of a percent: for reports, never taken from players. */
  fee: Generated<number>;
  /** Countries that it is offered in; empty for all. */
  countries: Generated<string[]>;
  /** Such as `08:00`, in the merchant's time zone; both null for the whole day. */
  hours_from: string | null;
  hours_to: string | null;
  /** The lowest VIP level that may use it. */
  min_level: Generated<number>;
  /** Its place among the merchant's methods; null until somebody has ordered them. */
  position: number | null;
  /** Counts the changes of its terms; a change of its place is not counted. */
  version: Generated<number>;
  changed_by: string | null;
  changed_at: Date | null;
  reason: string | null;
}

/** A payment by which an operator tested a method: it belongs to no member and never enters the books. */
export interface TestPaymentTable {
  /** The id sent to the provider, as for a deposit. */
  id: string;
  merchant: string;
  provider: string;
  method: PaymentMethod;
  amount: MinorColumn;
  currency: string;
  status: DepositStatus;
  /** The provider's own number of it. */
  payment_id: string | null;
  /** Address of the hosted page. */
  cashier_url: string | null;
  /** Why the provider did not start it: it refused, or gave no valid answer. */
  problem: 'refused' | 'unreachable' | null;
  begun_by: string;
  begun_at: Date;
  expires_at: Date;
  settled_at: Date | null;
}

export type TestPaymentRow = Selectable<TestPaymentTable>;

/** Money received from a neighbour in the line, and what must be staked before it can be withdrawn. */
export interface ReceivedTransferTable {
  id: string;
  merchant: string;
  from_id: string;
  member_id: string;
  currency: string;
  amount: MinorColumn;
  required: MinorColumn;
  received_at: Date;
}

/** The most that a member may deposit within so many days. */
export interface DepositLimitTable {
  merchant: string;
  member_id: string;
  days: number;
  currency: string;
  amount: MinorColumn;
  /** The operator. */
  set_by: string;
  set_at: Date;
}

export interface WalletTables {
  deposit_limit: DepositLimitTable;
  received_transfer: ReceivedTransferTable;
  payment_method: PaymentMethodTable;
  test_payment: TestPaymentTable;
  deposit: DepositTable;
  withdrawal: WithdrawalTable;
  withdrawal_proof: WithdrawalProofTable;
  signature_nonce: SignatureNonceTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends WalletTables {}
}
