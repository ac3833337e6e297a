export interface SessionTable {
  id: string;
  /** SHA-256 of the cookie's value, which itself is stored nowhere (security A08). */
  token_hash: string;
  member_id: string;
  merchant: string;
  role: 'member' | 'trial';
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  /** When the same member logged in before this session. */
  previous_login_at: Date | null;
  ip: string;
  user_agent: string;
}

/** Wrong tries since the last right one, for names of members and for names of nobody alike. */
export interface LoginAttemptTable {
  merchant: string;
  /** The name as the unique index folds it. */
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

export interface SmsCodeTable {
  merchant: string;
  purpose: string;
  mobile: string;
  code_hash: string;
  tries: number;
  expires_at: Date;
}

export interface SessionTables {
  session: SessionTable;
  login_attempt: LoginAttemptTable;
  login_code: LoginCodeTable;
  human_solution: HumanSolutionTable;
  captcha: CaptchaTable;
  sms_code: SmsCodeTable;
}
