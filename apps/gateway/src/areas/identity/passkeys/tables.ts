import type { ColumnType } from 'kysely';

export interface PasskeyTable {
  id: string;
  merchant: string;
  member_id: string;
  /** The site's host name (RP id) that it was created for; browsers do not offer it at other hosts. */
  site: string;
  /** Base64url, as browsers send it; unique within the merchant. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** The authenticator's last counter; 0 if it does not count. */
  counter: ColumnType<string, number, number>;
  /** Separated by commas, such as `internal,hybrid`. */
  transports: string;
  /** A copy is stored in the manufacturer's cloud, so it outlives the device. */
  backed_up: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  /** When its counter went backwards: it may have been cloned, so it is no longer accepted. */
  suspected_at: Date | null;
}

const passkeyPurposes = ['add', 'login', 'stepUp'] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

/** A challenge that must be signed; valid once. */
export interface PasskeyChallengeTable {
  challenge_hash: string;
  merchant: string;
  purpose: PasskeyPurpose;
  /** The session, or the hash of the browser's cookie, that it was issued to. */
  bound_to: string;
  expires_at: Date;
}

export interface PasskeyTables {
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends PasskeyTables {}
}
