/** An attempt to log in at a provider; the browser's return is checked against it, once. */
export interface SocialAttemptTable {
  /** SHA-256 of the `state` sent with the browser. */
  state_hash: string;
  merchant: string;
  provider: string;
  /** SHA-256 of the cookie of the browser that started it. */
  browser_hash: string;
  /** What the proof will be used for. */
  purpose: 'login' | 'link';
  /** The session that connects an account; null for a log-in. */
  session_id: string | null;
  /** Nonce and code verifier, sealed. */
  secrets: string;
  expires_at: Date;
}

/** An account at a provider with which a member can log in; issuer and subject identify it, never the mail address (security A16). */
export interface SocialIdentityTable {
  id: string;
  merchant: string;
  issuer: string;
  subject: string;
  member_id: string;
  /** The id under which the provider was configured then. */
  provider: string;
  /** A masked name from the provider, by which the member recognises it. */
  shown_as: string | null;
  linked_at: Date;
  last_used_at: Date | null;
}

/** The proof of a person who is not a member yet, kept until the registration is complete. */
export interface SocialTicketTable {
  ticket_hash: string;
  merchant: string;
  browser_hash: string;
  provider: string;
  issuer: string;
  subject: string;
  shown_as: string | null;
  expires_at: Date;
}

export interface SocialTables {
  social_attempt: SocialAttemptTable;
  social_identity: SocialIdentityTable;
  social_ticket: SocialTicketTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends SocialTables {}
}
