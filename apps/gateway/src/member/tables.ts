import type { LanguageCode } from '@parlour/domain';
import type { ColumnType } from 'kysely';

export const memberKinds = ['member', 'trial', 'demo'] as const;
/** `trial` logged in by free play; `demo` is a visitor in one game, without a session. */
export type MemberKind = (typeof memberKinds)[number];
export type MemberStatus = 'active' | 'blocked';

export interface MemberTable {
  id: string;
  merchant: string;
  kind: MemberKind;
  username: string;
  /** Unique in the merchant. */
  username_folded: string;
  /** Argon2id; null where nobody can log in with a password. */
  password_hash: string | null;
  nickname: string;
  currency: string;
  language: LanguageCode;
  payee_name: string | null;
  email: string | null;
  /** With its dialing code; unique in the merchant. */
  mobile: string | null;
  birthday: string | null;
  /** Whatever else the brand's registration asked for, by field name. */
  details: ColumnType<Record<string, string>, string, string>;
  status: MemberStatus;
  created_at: Date;
  created_ip: string;
  last_login_at: Date | null;
}

export interface MemberTables {
  member: MemberTable;
}
