import type { Generated } from 'kysely';

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

export interface OutboundTables {
  dev_outbox: DevOutboxTable;
}

declare module '../kernel/tables.ts' {
  interface Tables extends OutboundTables {}
}
