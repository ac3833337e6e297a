import type { AgentType, LanguageCode } from '@parlour/domain';
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely';

const memberKinds = ['member', 'trial', 'demo'] as const;
/** How somebody became a member: by a name, a number, a connected account, or created by an agent. */
export type RegistrationWay = 'username' | 'mobile' | 'social' | 'agent';
/** `trial` logged in by free play; `demo` is a visitor in one game, without a session. */
export type MemberKind = (typeof memberKinds)[number];
export type MemberStatus = 'active' | 'blocked';

export interface MemberTable {
  id: string;
  merchant: string;
  kind: MemberKind;
  username: string;
  /** Unique within the merchant. */
  username_folded: string;
  /** Registered by mobile number, which serves as the name; the username is generated and reveals nothing about the number. */
  named_by_mobile: ColumnType<boolean, boolean | undefined, boolean>;
  /** Argon2id; null if nobody can log in with a password. */
  password_hash: string | null;
  nickname: string;
  currency: string;
  language: LanguageCode;
  /** Sealed, as are `email`, `mobile`, `birthday` and each of `details`: see personal/. */
  payee_name: string | null;
  email: string | null;
  /** With its dialing code. */
  mobile: string | null;
  /** With its dialling code. */
  mobile_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** The same for the address once it is verified; several members may have the same unverified one. */
  email_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of the mailbox that the address most probably leads to, verified or not; members who share one may be one person. */
  mailbox_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the member verified it. */
  mobile_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  email_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  birthday: string | null;
  /** When an operator has verified that the member is old enough. */
  age_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the member's profile first said everything that it asks for. */
  profile_completed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Other fields of the brand's registration, by name. */
  details: ColumnType<Record<string, string>, string, string>;
  status: MemberStatus;
  /** When the personal data were erased: the account is blocked for good. */
  erased_at: ColumnType<Date | null, Date | null | undefined, Date>;
  /** Set for an agent, who may have a downline and logs in only at the agents' entrance; null for every other member. */
  agent_type: ColumnType<AgentType | null, AgentType | null | undefined, AgentType | null>;
  /** True if `agent_type` is set. */
  agent: GeneratedAlways<boolean>;
  /** The agent directly above this member. */
  upline_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The prize group at which it plays, which rebates depend on. */
  prize_group: ColumnType<number | null, number | null | undefined, number | null>;
  /** The code with which the member registered, folded as in `affiliate`. */
  invitation_code: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  created_ip: string;
  /** The country of its registration, as two letters; null if unknown. */
  created_country: ColumnType<string | null, string | null | undefined, never>;
  /** How the member registered; null for older members and for accounts that are not members. */
  registered_by: ColumnType<RegistrationWay | null, RegistrationWay | null | undefined, never>;
  last_login_at: Date | null;
  /** Excluded from betting, by the member or an operator (responsible gaming); winnings can still be withdrawn. */
  bets_blocked_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Since when, without a break; null for exclusions from before it was recorded. */
  bets_blocked_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The bonus that the member is playing with; written by the wallet's functions. */
  active_grant: ColumnType<string | null, never, never>;
  last_login_ip: string | null;
  /** Until then withdrawals are refused, because a forgotten password was replaced (security 3, row 18). */
  withdrawals_paused_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Argon2id; null if none is set. Always a different secret from the log-in password. */
  payment_password_hash: string | null;
  password_changed_at: Date | null;
  /** Somebody else set the password: logging in with it permits only changing it. */
  must_change_password: ColumnType<boolean, boolean | undefined, boolean>;
  /** When such a password expires. */
  one_time_until: Date | null;
}

export type Member = Selectable<MemberTable>;

/** An address or number that a member wants to have as a contact, until its code is typed in. */
export interface ContactChangeTable {
  member_id: string;
  merchant: string;
  channel: 'sms' | 'email';
  /** Sealed. */
  target: string;
  expires_at: Date;
}

export interface AffiliateTable {
  merchant: string;
  code: string;
  /** Unique within the merchant. */
  code_folded: string;
  created_at: Date;
  ended_at: Date | null;
}

export interface MemberTables {
  contact_change: ContactChangeTable;
  member: MemberTable;
  affiliate: AffiliateTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends MemberTables {}
}
