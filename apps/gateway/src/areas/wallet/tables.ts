import type { WithdrawalState } from '@parlour/domain';
import type { ColumnType, Generated } from 'kysely';
import type { MinorColumn } from '../../ledger/tables.ts';

export type DepositStatus = 'pending' | 'succeeded' | 'failed' | 'cancelled';

export interface DepositTable {
  id: string;
  merchant: string;
  member_id: string;
  amount: MinorColumn;
  currency: string;
  status: DepositStatus;
  provider: string;
  /** The provider's own id, once it has reported. */
  payment_id: string | null;
  /** Null until the provider has given it. */
  cashier_url: string | null;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
  /** The operator who said what became of it, where its provider did not. */
  resolved_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface WithdrawalTable {
  id: string;
  merchant: string;
  member_id: string;
  amount: MinorColumn;
  currency: string;
  status: WithdrawalState;
  /** Through whom it is paid out. */
  provider: string;
  /** Sealed, as is `account_number`: see personal/. */
  payee_name: string;
  bank_name: string;
  account_number: string;
  /** What answers show of it. */
  account_shown: string;
  /** By which the number is recognised at another member: `payeeHashes`. Null until the sealer has come by. */
  account_hash: string | null;
  reason: string | null;
  created_at: Date;
  decided_at: Date | null;
  confirmed_at: Date | null;
  /** An operator ended the dispute without proof, as the brand has stated. */
  forced: Generated<boolean>;
  /** What the member says is still missing, where a part arrived. */
  remaining: ColumnType<string | null, bigint | null, bigint | null>;
}

/** Nonces of signed calls that were seen; `issuer` is `psp:<code>` or `vendor:<code>`. */
export interface SignatureNonceTable {
  issuer: string;
  nonce: string;
  expires_at: Date;
}

export interface WalletTables {
  deposit: DepositTable;
  withdrawal: WithdrawalTable;
  signature_nonce: SignatureNonceTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends WalletTables {}
}
