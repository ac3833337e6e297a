import type { components } from '@parlour/api/contract';

export type ErrorCode = components['schemas']['ErrorCode'];
export type FieldError = components['schemas']['FieldError'];

export interface RefusalDetails {
  /** Values for the shown message, such as `retryAfter` in seconds. */
  params?: Record<string, string | number | null>;
  fields?: FieldError[];
  captchaRequired?: boolean;
  /** For developers and logs; never shown to a player. */
  message?: string;
}

/** Thrown by a handler or service to refuse a request: whatever transaction it is thrown in is rolled back. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** The HTTP status of each refusal (architecture 3: nothing fails with 200). */
export const statusOf = {
  invalid_request: 400,
  unknown_operation: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unknown_host: 404,
  not_found: 404,
  internal_error: 500,
  unavailable: 503,
  maintenance: 503,
  region_restricted: 403,
  cross_site_request: 403,
  not_logged_in: 401,
  forbidden: 403,
  real_account_needed: 403,
  login_failed: 401,
  member_no_enter: 403,
  agent_no_enter: 403,
  device_not_remembered: 401,
  account_locked: 429,
  account_blocked: 403,
  too_many_requests: 429,
  quota_exceeded: 429,
  captcha_required: 400,
  captcha_wrong: 400,
  human_verification_failed: 400,
  code_invalid: 400,
  code_expired: 400,
  verification_required: 403,
  verification_ended: 400,
  code_not_sent: 503,
  field_invalid: 422,
  username_taken: 409,
  mobile_taken: 409,
  email_taken: 409,
  password_too_common: 400,
  passwords_must_differ: 422,
  password_wrong: 400,
  old_password_required: 400,
  password_change_required: 403,
  step_up_required: 403,
  social_failed: 400,
  social_unavailable: 503,
  social_registration_needed: 409,
  social_proof_expired: 409,
  social_taken: 409,
  payment_password_wrong: 400,
  payment_password_locked: 423,
  payment_password_missing: 409,
  payment_password_exists: 409,
  authenticator_missing: 409,
  authenticator_exists: 409,
  authenticator_locked: 423,
  passkey_refused: 400,
  passkey_exists: 409,
  passkey_limit: 409,
  invitation_code_error: 422,
  terms_not_accepted: 422,
  function_not_enabled: 403,
  amount_invalid: 422,
  amount_decimals: 422,
  amount_out_of_range: 422,
  insufficient_balance: 422,
  debt_owed: 409,
  withdrawals_paused: 409,
  idempotency_key_missing: 400,
  idempotency_key_reused: 409,
  idempotency_key_in_flight: 409,
  illegal_transition: 409,
  game_not_available: 409,
  game_under_maintenance: 503,
  vendor_unavailable: 503,
  round_in_progress: 409,
  signature_invalid: 401,
  sealed_body_invalid: 400,
} as const satisfies Record<ErrorCode, number>;
