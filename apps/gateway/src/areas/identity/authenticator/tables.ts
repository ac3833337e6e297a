/** One of each member at most: begun, and on once a code of it was right. */
export interface AuthenticatorTable {
  member_id: string;
  merchant: string;
  /** Base32, sealed (personal/vault.ts). */
  secret: string;
  created_at: Date;
  /** Null while it is only begun. */
  confirmed_at: Date | null;
  /** The time step of the last code that was right: it and those before it are used. */
  last_step: number | null;
  /** With which its recovery codes are hashed; null while it is only begun. */
  recovery_salt: string | null;
}

export interface RecoveryCodeTable {
  member_id: string;
  /** Argon2id with the authenticator's salt. */
  code_hash: string;
  merchant: string;
  used_at: Date | null;
}

export interface AuthenticatorTables {
  authenticator: AuthenticatorTable;
  recovery_code: RecoveryCodeTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends AuthenticatorTables {}
}
