import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toApiError, type ApiErrorCode } from './api-error.ts';

const tryLater = msg`Something went wrong on our side. Please try again in a moment.`;
const reload = msg`This page is out of date. Please reload it and try again.`;

/** What a player is told for each refusal (specification 8). Exhaustive: a new code of the contract does not compile without its text. */
const messages = {
  network: msg`The connection was lost. Please check your network and try again.`,
  invalid_request: reload,
  unknown_operation: reload,
  method_not_allowed: reload,
  payload_too_large: msg`That is too much to send at once.`,
  unsupported_media_type: reload,
  unknown_host: msg`This address is not known. Please contact customer service.`,
  not_found: msg`We could not find that.`,
  internal_error: tryLater,
  unavailable: tryLater,
  maintenance: msg`The site is under maintenance.`,
  region_restricted: msg`Access from your region is restricted.`,
  cross_site_request: reload,
  not_logged_in: msg`You are not logged in, please log in.`,
  forbidden: msg`You are not allowed to do that.`,
  real_account_needed: msg`You need a real account for this.`,
  login_failed: msg`Incorrect username or password.`,
  member_no_enter: msg`This account cannot log in at this site.`,
  agent_no_enter: msg`This account is no agent’s: it cannot log in here.`,
  device_not_remembered: msg`This device is no longer remembered. Please enter your password.`,
  account_locked: msg`Too many wrong tries. Please try again after 5 minutes.`,
  account_blocked: msg`This account is blocked. Please contact customer service.`,
  too_many_requests: msg`Too many requests. Please try again a little later.`,
  captcha_required: msg`Please enter the captcha.`,
  captcha_wrong: msg`The captcha is not right. Please try the new picture.`,
  human_verification_failed: msg`We could not verify that you are human. Please try again.`,
  code_invalid: msg`Please enter a valid verification code.`,
  code_expired: msg`The code has expired. Please send it again.`,
  code_not_sent: msg`The message could not be sent at the moment. Please ask for another code in a minute.`,
  verification_required: msg`Please confirm that it is you.`,
  verification_ended: msg`That was not confirmed in time, or with too many wrong codes. Please log in again.`,
  field_invalid: msg`Please check the marked fields.`,
  username_taken: msg`This username is already taken.`,
  mobile_taken: msg`This mobile number is already registered.`,
  email_taken: msg`This e-mail address belongs to another account.`,
  password_too_common: msg`This password is too easy to guess. Please choose another one.`,
  passwords_must_differ: msg`This password is already in use for something else of yours. Please choose another one.`,
  password_wrong: msg`The password is not right.`,
  old_password_required: msg`Please enter your current password.`,
  password_change_required: msg`Please change your password first.`,
  social_failed: msg`The log-in failed. Please try again.`,
  social_unavailable: msg`This log-in service does not answer. Please try again later, or log in another way.`,
  social_registration_needed: msg`Please register an account first.`,
  social_proof_expired: msg`Too much time has passed since you proved who you are. Please begin the log-in again.`,
  social_taken: msg`This account is connected already.`,
  step_up_required: msg`Please confirm that it is you.`,
  payment_password_wrong: msg({
    message:
      '{triesLeft, plural, one {The payment password is not right. # try is left.} other {The payment password is not right. # tries are left.}}',
    comment: 'triesLeft counts down to the lock of the payment password',
  }),
  payment_password_locked: msg`Too many wrong tries: the payment password is locked for a day. Please contact customer service.`,
  payment_password_missing: msg`You have no payment password yet.`,
  payment_password_exists: msg`You have a payment password already. Please change it instead.`,
  authenticator_missing: msg`No authenticator is set up. Please begin again.`,
  authenticator_exists: msg`An authenticator is on already. Turn it off first.`,
  authenticator_locked: msg({
    message:
      '{minutes, plural, one {Too many wrong codes. Please try again in # minute.} other {Too many wrong codes. Please try again in # minutes.}}',
    comment: 'Codes of the authenticator app',
  }),
  passkey_refused: msg`This passkey was not accepted. Please try again, or log in another way.`,
  passkey_exists: msg`This passkey is in your account already.`,
  passkey_limit: msg`You have as many passkeys as an account can have. Remove one first.`,
  invitation_code_error: msg`Invalid invitation code.`,
  terms_not_accepted: msg`Please accept the terms first.`,
  registration_closed: msg`Registration is closed at the moment.`,
  function_not_enabled: msg`This function is not enabled. Please contact customer service.`,
  amount_invalid: msg`Please enter an amount such as 100.00.`,
  amount_decimals: msg`This amount has too many decimals.`,
  amount_out_of_range: msg({ message: 'Please enter an amount from {min} to {max}.', comment: 'min and max are amounts of money' }),
  insufficient_balance: msg`Your balance is not enough for this.`,
  debt_owed: msg`A win was taken back after you had used it. Please contact support before you withdraw.`,
  withdrawals_paused: msg`No withdrawals are possible for a day after a forgotten password was replaced.`,
  idempotency_key_missing: reload,
  idempotency_key_reused: reload,
  idempotency_key_in_flight: msg`Your request is being processed. Please wait a moment.`,
  illegal_transition: msg`This has been decided already. Please reload the page.`,
  game_not_available: msg`This game is coming soon.`,
  game_under_maintenance: msg`This game is under maintenance.`,
  vendor_unavailable: msg`The game provider does not answer. Please try again later.`,
  round_in_progress: msg`A round of this game is still running. Finish it first.`,
  signature_invalid: reload,
  sealed_body_invalid: msg`Your request could not be read. Please check the clock of your device and try again.`,
} as const satisfies Record<ApiErrorCode, MessageDescriptor>;

/** The text for a player of whatever a query or mutation failed with; `i18n._(errorMessage(error))`. */
export function errorMessage(thrown: unknown): MessageDescriptor {
  const { code, params } = toApiError(thrown);
  const known: MessageDescriptor = messages[code] ?? messages.network;
  return { ...known, values: { ...params } };
}
