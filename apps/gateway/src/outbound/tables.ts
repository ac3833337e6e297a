import type { Generated } from 'kysely';
import type { CallState } from '../kernel/outbox.ts';

/** Calls to other servers, made once the transaction that requests them has committed (outbound/outbox.ts). */
export interface OutboundCallTable {
  id: string;
  merchant: string;
  /** Name of its kind. */
  kind: string;
  key: string;
  /** JSON, sealed if its kind requires it; null once it is no longer needed. */
  payload: string | null;
  state: Generated<CallState>;
  /** How many attempts were started. */
  attempts: Generated<number>;
  created_at: Date;
  next_at: Date;
  /** The end of the current gateway's claim. */
  claimed_until: Date | null;
  /** No attempt starts later than this. */
  deadline: Date;
  last_error: string | null;
  ended_at: Date | null;
}

export interface DevOutboxTable {
  id: Generated<string>;
  merchant: string;
  kind: 'sms' | 'captcha' | 'email';
  recipient: string;
  /** The subject of an e-mail. */
  subject: string | null;
  body: string;
  at: Date;
}

/** A key of a vendor or payment provider that an operator has put in place of the configured one (outbound/partner-keys.ts). */
export interface PartnerKeyTable {
  kind: 'vendor' | 'provider';
  /** The code of the vendor or provider. */
  partner: string;
  /** `signing` signs in both directions, `api` is sent with calls, `webhook` signs what a provider reports. */
  name: 'signing' | 'api' | 'webhook';
  /** Counts the replacements. */
  version: number;
  /** Sealed. */
  current: string;
  /** Sealed: the previous key, which is accepted until then beside the current one. */
  previous: string | null;
  previous_until: Date | null;
  changed_by: string;
  changed_at: Date;
  reason: string;
}

/** A key of a partner as the configuration states it, and since when a gateway has known it. */
export interface StatedKeyTable extends Pick<PartnerKeyTable, 'kind' | 'partner' | 'name'> {
  /** The beginning of its SHA-256: enough to notice another key, and useless without the key itself. */
  fingerprint: string;
  since: Date;
}

export interface OutboundTables {
  outbound_call: OutboundCallTable;
  partner_key: PartnerKeyTable;
  stated_key: StatedKeyTable;
  dev_outbox: DevOutboxTable;
}

declare module '../kernel/tables.ts' {
  interface Tables extends OutboundTables {}
}
