import { securityEvents } from './meters.ts';
import type { ErrorCode } from '../kernel/refusal.ts';

/** Whom it concerns, as far as that is known. */
export interface About {
  merchant?: string | undefined;
  memberId?: string | undefined;
  ip?: string;
}

/**
 * Every security event and its own facts, beside whom it concerns (security E10). Closed: what is not here is not written.
 * No fact is a secret; the time (UTC) and the request's id are the log's own.
 */
export interface SecurityEvents {
  login: About;
  login_failed: About & { account: string };
  logout: About;
  session_ended: About;
  sessions_ended: About & { ended: number };
  /** A cookie that had been used came again: somebody has a copy. */
  device_copied: About;
  /** The first proof was right; a second one is asked for. */
  login_half: About;
  contact_changed: About & { channel: string };
  password_changed: About;
  /** Somebody came in who forgot it. */
  password_recovery: About & { method: 'email' | 'mobile' };
  payment_password_changed: About;
  step_up: About & { method: string };
  /** What came back from a provider was not believed. */
  social_refused: About & { provider: string; reason: string };
  social_linked: About & { provider: string };
  social_unlinked: About & { provider: string };
  step_up_failed: About & { method: string };
  /** A code of the authenticator, or a recovery code, was right (`method` says which); was not. */
  second_factor: About & { method: string };
  second_factor_failed: About;
  authenticator_on: About;
  authenticator_off: About;
  recovery_codes_renewed: About;
  passkey_added: About;
  passkey_removed: About;
  passkey_failed: About;
  /** Its counter went back: somebody may have copied it. */
  passkey_suspected: About;
  /** A code went to somebody's telephone or mailbox, or its carrier failed. */
  code_sent: About & { channel: string; purpose: string };
  code_not_sent: About & { channel: string; purpose: string; why: string };
  /** The gate or a limit said no: `refusal` is the code that was answered. */
  refused: About & { refusal: ErrorCode; operation: string | undefined };
  vendor_refused: About & { vendor: string; refusal: string };
  /** A browser was told to do what the page may not. */
  policy_violation: About & { directive: string; blocked: string; page: string };
  /** The machine's clock or the database's has moved by so much. */
  clock_jump: { differenceMs: number };
  /** The reconciliation has raised so many cases (`ops cases list`). */
  books_differ: { found: number };
  /** So many chains of the audit log are not as they were written (`ops audit verify`). */
  audit_broken: { found: number };
  /** The end of a chain of the audit log, signed: kept where the database's owner cannot change it, it shows whether the log was (office O22). */
  audit_head: { chain: string; seq: number; hash: string; signedAt: string; key: string; signature: string };
  /** Sources differ about a draw, or one changed its mind: two operators must look (`ops lottery draw`). */
  draw_stopped: { merchant: string; draw: string; reason: string };
  operator_command: { command: string; operator: string | undefined };
}

/** What a person should look at first is a warning. */
const warnings: ReadonlySet<keyof SecurityEvents> = new Set([
  'login_failed',
  'step_up_failed',
  'code_not_sent',
  'second_factor_failed',
  'passkey_failed',
  'passkey_suspected',
  'device_copied',
  'social_refused',
  'refused',
  'vendor_refused',
  'policy_violation',
  'books_differ',
  'audit_broken',
  'clock_jump',
  'draw_stopped',
]);

interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
}

/** Writes a security event as one line of JSON, in which a line break of a name stays inside, and counts it. */
export function securityEvent<Name extends keyof SecurityEvents>(
  log: Log,
  event: Name,
  facts: SecurityEvents[Name],
  text: string = event,
): void {
  securityEvents.inc({ event });
  const line: object = { event, security: true, ...facts };
  if (warnings.has(event)) log.warn(line, text);
  else log.info(line, text);
}
