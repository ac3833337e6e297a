import type { ColumnType, Generated } from 'kysely';

export interface RateLimitTable {
  bucket: string;
  uses: number;
  expires_at: Date;
}

/** First answers of operations with an idempotency key. */
export interface IdempotencyTable {
  merchant: string;
  member_id: string;
  key: string;
  operation: string;
  /** SHA-256 of operation, parameters and body. */
  request_hash: string;
  status: number;
  answer: ColumnType<unknown, string, never>;
  created_at: Date;
}

export interface SealingKeyTable {
  kid: string;
  private_pem: string;
  created_at: Date;
  /** Kept for bodies under way, no longer handed out. */
  retired_at: Date | null;
}

export interface SealedNonceTable {
  nonce: string;
  expires_at: Date;
}

export interface DevOutboxTable {
  id: Generated<string>;
  merchant: string;
  kind: 'sms' | 'captcha' | 'email';
  recipient: string;
  /** Of an e-mail. */
  subject: string | null;
  body: string;
  at: Date;
}

export interface HttpTables {
  rate_limit: RateLimitTable;
  idempotency: IdempotencyTable;
  sealing_key: SealingKeyTable;
  sealed_nonce: SealedNonceTable;
  dev_outbox: DevOutboxTable;
}
