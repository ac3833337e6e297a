import type { ColumnType } from 'kysely';
import type { VendorCallWay } from '../observe/vendor-calls.ts';

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
  /** PKCS#8 PEM, sealed. */
  private_pem: string;
  created_at: Date;
  /** Set once it is no longer handed out; it still opens bodies that are on their way. */
  retired_at: Date | null;
}

export interface SealedNonceTable {
  nonce: string;
  expires_at: Date;
}

/** A site's state; a site without a row is open everywhere. */
export interface SiteStateTable {
  merchant: string;
  maintenance: boolean;
  maintenance_end: Date | null;
  /** `all`, country codes, addresses and CIDR ranges that are blocked. */
  region_blocks: ColumnType<string[], string, string>;
}

/** A gateway's latest report on itself (http/health/heartbeat.ts). */
export interface GatewayBeatTable {
  id: string;
  version: string;
  started_at: Date;
  seen_at: Date;
  status: 'ready' | 'degraded' | 'not ready';
  redis: 'up' | 'down' | 'none';
  /** How many event streams were open. */
  streams: number;
}

/** Security events of all gateways, by hour in UTC. */
export interface SecurityCountTable {
  hour: Date;
  event: string;
  count: ColumnType<string, number, number>;
}

/** Calls between all gateways and a vendor, by hour in UTC (observe/vendor-calls.ts). */
export interface VendorCallCountTable {
  hour: Date;
  vendor: string;
  way: VendorCallWay;
  calls: ColumnType<string, number, number>;
  failed: ColumnType<string, number, number>;
  times: ColumnType<string[], number[], number[]>;
}

export interface HttpTables {
  gateway_beat: GatewayBeatTable;
  security_count: SecurityCountTable;
  vendor_call_count: VendorCallCountTable;
  site_state: SiteStateTable;
  rate_limit: RateLimitTable;
  idempotency: IdempotencyTable;
  sealing_key: SealingKeyTable;
  sealed_nonce: SealedNonceTable;
}

declare module '../kernel/tables.ts' {
  interface Tables extends HttpTables {}
}
