/** At most one per member: being set up, or turned on once one of its codes was correct. */
export interface AuthenticatorTable {
  member_id: string;
  merchant: string;
  /** Base32, sealed (personal/vault.ts). */
  secret: string;
  created_at: Date;
  /** Null during set-up. */
  confirmed_at: Date | null;
  /** The time step of the last accepted code: that code and all earlier ones are used up. */
  last_step: number | null;
  /** The salt of its recovery codes; null during set-up. */
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
