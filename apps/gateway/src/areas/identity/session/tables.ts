import type { components } from '@parlour/api/contract';
import type { ColumnType } from 'kysely';

export type CodePurpose = 'register' | 'login' | 'reset' | 'bind' | 'verify';
export type CodeChannel = 'sms' | 'email';

/** How somebody logged in. Password and passkey count as a step-up; a link, a code or a device proves less. */
export interface LoginProof {
  passwordProved: boolean;
  passkeyProved?: boolean;
  /** Logged in by a code sent to the member, who then need not change an expired password first (specification 4). */
  byCode?: boolean;
  /** Logged in by a mailed link after forgetting the password: the session can only choose a new one. */
  recovering?: boolean;
  /** The remembered device that was used. */
  deviceId?: string | undefined;
}

/** How somebody logged in, and what this browser is to store. */
export interface Admission extends LoginProof {
  /** True to remember this browser for a day, false to forget it; unchanged if absent. */
  remember?: boolean;
  /** The entrance; defaults to the members'. */
  entrance?: components['schemas']['LoginPayload']['entrance'];
}

export interface SessionTable {
  id: string;
  /** SHA-256 of the cookie's value, which is stored nowhere itself (security A08). */
  token_hash: string;
  member_id: string;
  merchant: string;
  /** `agent` is a member with the shorter idle time of agents. */
  role: 'member' | 'trial' | 'agent';
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  /** When the same member logged in before this session. */
  previous_login_at: Date | null;
  /** The address of that log-in. */
  previous_login_ip: string | null;
  /** The session may only change the password (security A14). */
  restricted: boolean;
  /** Started by a mailed link: it may set a password without the current one. */
  recovering: ColumnType<boolean, boolean | undefined, boolean>;
  /** When this session's user last gave the password, and the payment password (security A15). */
  password_proved_at: Date | null;
  payment_proved_at: Date | null;
  /** The same for a passkey and for a code of the authenticator. */
  passkey_proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  authenticator_proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ip: string;
  user_agent: string;
  /** The remembered device that the session used or created. */
  device_id: string | null;
  /** The browser's name in `known_device`; null for trial users. */
  device: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A browser in which a member need not enter the password for a day (security 3, row 1). */
export interface RememberedDeviceTable {
  id: string;
  merchant: string;
  member_id: string;
  /** SHA-256 of the part of the cookie that stays the same as long as the device is remembered. */
  series_hash: string;
  /** SHA-256 of the part of the cookie that is valid once. */
  token_hash: string;
  expires_at: Date;
}

/** Which secret was guessed at; `address` counts failures from one network address. */
export type GuessedSecret = 'password' | 'paymentPassword' | 'authenticator' | 'address';

/** Wrong attempts since the last correct one, for existing and unknown names alike. */
export interface LoginAttemptTable {
  merchant: string;
  secret: GuessedSecret;
  /** A folded name, a member's id, or an address. */
  account: string;
  failures: number;
  last_failed_at: Date;
  locked_until: Date | null;
}

export interface LoginCodeTable {
  code_hash: string;
  merchant: string;
  member_id: string;
  purpose: string;
  expires_at: Date;
}

export interface HumanSolutionTable {
  /** The hash of a challenge that was used up. */
  signature: string;
  expires_at: Date;
}

export interface CaptchaTable {
  browser_hash: string;
  text_hash: string;
  expires_at: Date;
}

export interface OneTimeCodeTable {
  merchant: string;
  purpose: CodePurpose;
  channel: CodeChannel;
  /** The hash of the number or address that it was sent to. */
  target_hash: string;
  /** The hash of what must match when the code is entered: the browser or the log-in that requested it (security A06). */
  challenge_hash: string;
  code_hash: string;
  tries: number;
  expires_at: Date;
}

/** A log-in with the right password that waits for a second proof. */
export interface LoginTicketTable {
  ticket_hash: string;
  merchant: string;
  member_id: string;
  /** The hash of the cookie of the browser that is logging in. */
  browser_hash: string;
  /** What the log-in has proved so far, and whether the browser is to be remembered. */
  admission: ColumnType<Admission, string, string>;
  tries: number;
  expires_at: Date;
}

/** Networks that a member has logged in from, by `networkOf` the address. */
export interface KnownNetworkTable {
  member_id: string;
  merchant: string;
  /** Stored as cidr, so that one network has a single form. */
  network: string;
  last_login_at: Date;
  /** The time of the first log-in from it; null if not recorded. */
  since: ColumnType<Date | null, Date, never>;
  /** The country of the latest log-in from it; null if unknown. */
  country: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Browsers that a member has logged in with, by the hash of a cookie; other members may have used the same browser. */
export interface KnownDeviceTable {
  member_id: string;
  merchant: string;
  device: string;
  since: Date;
  last_login_at: Date;
}

export interface SessionTables {
  known_device: KnownDeviceTable;
  login_ticket: LoginTicketTable;
  known_network: KnownNetworkTable;
  session: SessionTable;
  remembered_device: RememberedDeviceTable;
  login_attempt: LoginAttemptTable;
  login_code: LoginCodeTable;
  human_solution: HumanSolutionTable;
  captcha: CaptchaTable;
  one_time_code: OneTimeCodeTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends SessionTables {}
}
