import type { components } from '@parlour/api/contract';
import type { ColumnType } from 'kysely';

export type CodePurpose = 'register' | 'login' | 'reset' | 'bind' | 'verify';
export type CodeChannel = 'sms' | 'email';

/** The method of a log-in. Password and passkey count as a step-up; a link, a code or a device proves less. */
export interface LoginProof {
  passwordProved: boolean;
  passkeyProved?: boolean;
  /** By a code that came to the member, who need not change an old password before using it (specification 4). */
  byCode?: boolean;
  /** By the link of a mail, having forgotten the password: only another one can be chosen. */
  recovering?: boolean;
  /** The remembered device at which it begins. */
  deviceId?: string | undefined;
}

/** The method of a log-in, and what this browser keeps of it. */
export interface Admission extends LoginProof {
  /** Remember this browser for a day, or forget it; left as it is where nothing was said. */
  remember?: boolean;
  /** The entrance; the members' by default. */
  entrance?: components['schemas']['LoginPayload']['entrance'];
}

export interface SessionTable {
  id: string;
  /** SHA-256 of the cookie's value, which itself is stored nowhere (security A08). */
  token_hash: string;
  member_id: string;
  merchant: string;
  /** `agent`: a member with the shorter idle time of agents. */
  role: 'member' | 'trial' | 'agent';
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  /** When the same member logged in before this session. */
  previous_login_at: Date | null;
  /** From which address that was. */
  previous_login_ip: string | null;
  /** It may only change the password (security A14). */
  restricted: boolean;
  /** A mail's link began it: it may choose a password without giving the one so far. */
  recovering: ColumnType<boolean, boolean | undefined, boolean>;
  /** When this session's user last gave the password, and the payment password (security A15). */
  password_proved_at: Date | null;
  payment_proved_at: Date | null;
  /** The same of a passkey and of a code of the authenticator. */
  passkey_proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  authenticator_proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ip: string;
  user_agent: string;
  /** The remembered device that it began at, or began to be remembered. */
  device_id: string | null;
  /** The browser, as `known_device` calls it; null for trial users. */
  device: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A browser in which a member need not type the password for a day (security 3, row 1). */
export interface RememberedDeviceTable {
  id: string;
  merchant: string;
  member_id: string;
  /** SHA-256 of what in the cookie stays the same as long as the device is remembered. */
  series_hash: string;
  /** SHA-256 of what in the cookie is good once. */
  token_hash: string;
  expires_at: Date;
}

/** Which secret was guessed at; `address` counts what failed from one network address. */
export type GuessedSecret = 'password' | 'paymentPassword' | 'authenticator' | 'address';

/** Wrong tries since the last right one, for existing and unknown names alike. */
export interface LoginAttemptTable {
  merchant: string;
  secret: GuessedSecret;
  /** A name as the unique index folds it, a member's id, or an address. */
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
  /** Of the challenge that was used up. */
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
  /** Of the number or address that it was sent to. */
  target_hash: string;
  /** Of what shows that the same browser, or the same try to log in, asked for it (security A06). */
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
  /** Of the cookie of the browser that logs in. */
  browser_hash: string;
  /** What the log-in has proved until now, and whether the browser is to be remembered. */
  admission: ColumnType<Admission, string, string>;
  tries: number;
  expires_at: Date;
}

/** From where a member logged in before, as `networkOf` an address. */
export interface KnownNetworkTable {
  member_id: string;
  merchant: string;
  /** Kept as cidr: however it is written, it is one network. */
  network: string;
  last_login_at: Date;
  /** When that was for the first time; null where nobody wrote it down. */
  since: ColumnType<Date | null, Date, never>;
  /** Of the latest log-in from it; null where nobody knows. */
  country: ColumnType<string | null, string | null | undefined, string | null>;
}

/** In which browser a member logged in before: by the hash of its cookie, which other members may have used too. */
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
