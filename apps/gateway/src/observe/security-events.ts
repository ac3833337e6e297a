import { securityEvents } from './meters.ts';
import type { ErrorCode } from '../kernel/refusal.ts';

/** Whom an event concerns, as far as known. */
export interface About {
  merchant?: string | undefined;
  memberId?: string | undefined;
  ip?: string;
}

/**
 * Every security event with its own facts, in addition to whom it concerns (security E10). The list is closed: nothing else is written. No
 * fact is a secret; the log adds the time (UTC) and the request's id.
 */
export interface SecurityEvents {
  login: About;
  login_failed: About & { account: string };
  logout: About;
  session_ended: About;
  sessions_ended: About & { ended: number };
  /** A cookie was used a second time, so somebody has a copy. */
  device_copied: About;
  /** The first proof was correct, and a second one is required. */
  login_half: About;
  contact_changed: About & { channel: string };
  password_changed: About;
  /** Somebody logged in after forgetting the password. */
  password_recovery: About & { method: 'email' | 'mobile' };
  payment_password_changed: About;
  step_up: About & { method: string };
  /** A provider's response was rejected. */
  social_refused: About & { provider: string; reason: string };
  social_linked: About & { provider: string };
  social_unlinked: About & { provider: string };
  step_up_failed: About & { method: string };
  /** An authenticator's code or a recovery code was accepted, with its kind in `method`, or rejected. */
  second_factor: About & { method: string };
  second_factor_failed: About;
  authenticator_on: About;
  authenticator_off: About;
  recovery_codes_renewed: About;
  passkey_added: About;
  passkey_removed: About;
  passkey_failed: About;
  /** A passkey's counter went backwards, so somebody may have cloned it. */
  passkey_suspected: About;
  /** A code was sent to a phone or mailbox, or its carrier failed. */
  code_sent: About & { channel: string; purpose: string };
  code_not_sent: About & { channel: string; purpose: string; why: string };
  /** The gate or a rate limit refused a request; `refusal` is the error code. */
  refused: About & { refusal: ErrorCode; operation: string | undefined };
  vendor_refused: About & { vendor: string; refusal: string };
  /** A page's policy blocked something in a browser. */
  policy_violation: About & { directive: string; blocked: string; page: string };
  /** The clock of the machine or the database has moved by this much. */
  clock_jump: { differenceMs: number };
  /** The reconciliation has raised this many cases (`ops cases list`). */
  books_differ: { found: number };
  /** This many chains of the audit log were altered (`ops audit verify`). */
  audit_broken: { found: number };
  /**
   * The signed head of a chain of the audit log. Logged where the database's owner cannot change it, it shows whether the audit log was
   * altered (office O22).
   */
  audit_head: { chain: string; seq: number; hash: string; signedAt: string; key: string; signature: string };
  /** Sources disagree about a draw, or one changed its report, so two operators must decide (`ops lottery draw`). */
  draw_stopped: { merchant: string; draw: string; reason: string };
  operator_command: { command: string; operator: string | undefined };
}

/** Events logged as warnings, because a person should look at them first. */
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

/** Writes a security event as one line of JSON, in which a line break in a name cannot start a new line, and counts it. */
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
