import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiErrorCode } from './api-error.ts';

/** What a field holds, whatever a form calls it. `secret`: a password or payment password that must be the right one. */
export type FieldRole = 'username' | 'mobile' | 'email' | 'newPassword' | 'secret' | 'code' | 'captcha' | 'terms' | 'invitation' | 'amount';

/** What is offered with the message: reloading the page, or contacting customer service. */
export type NextStep = 'reload' | 'service';

export interface ErrorEntry {
  text: MessageDescriptor;
  /** The field concerned; absent if the whole request is, and the text is shown above the form or on the page. */
  at?: FieldRole;
  /** Absent if text and form suffice: another value, the same button, a countdown. */
  next?: NextStep;
}

const tryLater = msg`Something went wrong on our side. Please try again in a moment.`;
const outOfDate = msg`This page is out of date. Please reload it and try again.`;

/**
 * Every refusal of the contract: its text for players (specification 8), its place, and what is offered next. Exhaustive: a new code of the
 * contract does not compile without its entry. How to add one: docs/guides/add-an-error.md.
 */
export const errorCatalogue = {
  network: { text: msg`The connection was lost. Please check your network and try again.` },
  invalid_request: { text: outOfDate, next: 'reload' },
  unknown_operation: { text: outOfDate, next: 'reload' },
  method_not_allowed: { text: outOfDate, next: 'reload' },
  payload_too_large: { text: msg`That is too much to send in one go.` },
  unsupported_media_type: { text: outOfDate, next: 'reload' },
  unknown_host: { text: msg`This address is not known. Please contact customer service.`, next: 'service' },
  not_found: { text: msg`We could not find that.` },
  internal_error: { text: tryLater },
  unavailable: { text: tryLater },
  maintenance: { text: msg`The site is under maintenance.` },
  region_restricted: { text: msg`Access from your region is restricted.` },
  cross_site_request: { text: outOfDate, next: 'reload' },
  page_outdated: { text: outOfDate, next: 'reload' },
  not_logged_in: { text: msg`You are not logged in, please log in.` },
  forbidden: { text: msg`You are not allowed to do that.` },
  real_account_needed: { text: msg`You need a real account for this.` },
  login_failed: { text: msg`Incorrect username or password.` },
  member_no_enter: { text: msg`This account cannot log in on this site.` },
  agent_no_enter: { text: msg`This isn’t an agent account. Please use the member log-in.` },
  device_not_remembered: { text: msg`This device is no longer remembered. Please enter your password.` },
  account_locked: { text: msg`Too many wrong tries. Please try again after 5 minutes.` },
  account_blocked: { text: msg`This account is blocked. Please contact customer service.`, next: 'service' },
  too_many_requests: { text: msg`Too many requests. Please try again a little later.` },
  quota_exceeded: { text: msg`The daily limit for codes has been reached. Please contact customer service.`, next: 'service' },
  captcha_required: { text: msg`Please enter the captcha.`, at: 'captcha' },
  captcha_wrong: { text: msg`The captcha is incorrect. Please try the new picture.`, at: 'captcha' },
  human_verification_failed: { text: msg`We could not verify that you are human. Please try again.` },
  live_chat_closed: { text: msg`The live chat is closed right now. Please try again later, or contact us another way.` },
  code_invalid: { text: msg`Please enter a valid verification code.`, at: 'code' },
  code_expired: { text: msg`The code has expired. Please send it again.`, at: 'code' },
  code_not_sent: { text: msg`The message could not be sent at the moment. Please request another code in a minute.` },
  verification_required: { text: msg`Please confirm that it is you.` },
  verification_ended: { text: msg`The confirmation timed out, or too many wrong codes were entered. Please log in again.` },
  field_invalid: { text: msg`Please check the marked fields.` },
  username_taken: { text: msg`This username is already taken.`, at: 'username' },
  mobile_taken: { text: msg`This mobile number is already registered.`, at: 'mobile' },
  email_taken: { text: msg`This e-mail address belongs to another account.`, at: 'email' },
  password_too_common: { text: msg`This password is too easy to guess. Please choose another one.`, at: 'newPassword' },
  passwords_must_differ: {
    text: msg`You already use this password for something else here. Please choose a different one.`,
    at: 'newPassword',
  },
  password_wrong: { text: msg`The password is incorrect.`, at: 'secret' },
  old_password_required: { text: msg`Please enter your current password.`, at: 'secret' },
  password_change_required: { text: msg`Please change your password first.` },
  social_failed: { text: msg`The log-in failed. Please try again.` },
  social_unavailable: { text: msg`This log-in service isn’t responding. Please try again later, or log in another way.` },
  social_registration_needed: { text: msg`Please register an account first.` },
  social_proof_expired: { text: msg`It has been too long since you confirmed who you are. Please start the log-in again.` },
  social_taken: { text: msg`This account is already connected.` },
  step_up_required: { text: msg`Please confirm that it is you.` },
  payment_password_wrong: {
    text: msg({
      message:
        '{triesLeft, plural, one {The payment password is incorrect. # attempt left.} other {The payment password is incorrect. # attempts left.}}',
      comment: 'triesLeft counts down to the lock of the payment password',
    }),
    at: 'secret',
  },
  payment_password_locked: {
    text: msg`Too many wrong tries: the payment password is locked for a day. Please contact customer service.`,
    next: 'service',
  },
  payment_password_missing: { text: msg`You have no payment password yet.` },
  payment_password_exists: { text: msg`You already have a payment password. Please change it instead.` },
  authenticator_missing: { text: msg`No authenticator app is set up. Please start again.` },
  authenticator_exists: { text: msg`An authenticator app is already set up. Turn it off first.` },
  authenticator_locked: {
    text: msg({
      message:
        '{minutes, plural, one {Too many wrong codes. Please try again in # minute.} other {Too many wrong codes. Please try again in # minutes.}}',
      comment: 'Codes of the authenticator app',
    }),
  },
  passkey_refused: { text: msg`This passkey was not accepted. Please try again, or log in another way.` },
  passkey_exists: { text: msg`This passkey is already in your account.` },
  passkey_limit: { text: msg`You have reached the maximum number of passkeys. Remove one first.` },
  group_out_of_range: {
    text: msg`This prize group is not possible here. It may be no higher than your own, and no lower than those below.`,
  },
  share_out_of_range: { text: msg`This share is not possible here. It may be no higher than your own.` },
  group_quota_exceeded: { text: msg`No more accounts can be opened at this prize group.` },
  line_too_deep: { text: msg`Your line has reached the highest number of levels.` },
  not_direct_downline: { text: msg`Only the account directly above can do that.` },
  no_own_contract: { text: msg`You have no contract of this kind yourself yet.` },
  own_contract_unsigned: { text: msg`Please answer your own offer first.` },
  already_offered: { text: msg`An offer to this account is already waiting for its answer.` },
  already_signed: { text: msg`This account already has exactly this contract.` },
  other_cycle: { text: msg`Contracts of this kind are now settled over periods of another length. This takes a new offer.` },
  not_my_contract: { text: msg`This contract isn’t yours.` },
  unpaid_claims: { text: msg`You still owe your downline. Please pay that first.` },
  out_of_range: { text: msg`These terms aren’t possible. Please check the marked levels.` },
  closure_changed: { text: msg`The contracts that would end with it have changed. Please check them again.` },
  transfer_refused: { text: msg`This transfer isn’t possible now. Please check the account and today’s limit.` },
  transfer_decided: { text: msg`This transfer has already been decided or taken back.` },
  turnover_required: { text: msg`You still have to bet {left} before you can withdraw what was transferred to you.` },
  bill_state: { text: msg`This can’t be done with the bill any more. Please look at it again.` },
  contract_state: { text: msg`This contract has already been answered or has ended.` },
  invitation_of_oneself: {
    text: msg`This is your own code. Please use the code of the person who invited you, or leave it empty.`,
    at: 'invitation',
  },
  invitation_code_error: { text: msg`Invalid invitation code.`, at: 'invitation' },
  terms_not_accepted: { text: msg`Please accept the terms first.`, at: 'terms' },
  function_not_enabled: { text: msg`This function is not enabled. Please contact customer service.`, next: 'service' },
  amount_invalid: { text: msg`Please enter an amount such as 100.00.`, at: 'amount' },
  amount_decimals: { text: msg`This amount has too many decimals.`, at: 'amount' },
  amount_out_of_range: {
    text: msg({ message: 'Please enter an amount from {min} to {max}.', comment: 'min and max are amounts of money' }),
    at: 'amount',
  },
  deposit_limit_reached: {
    text: msg({
      message: 'Your deposits are limited: at most {left} is left for now.',
      comment: 'left is an amount of money with its currency, such as 120.00 BDT; it may be 0.00',
    }),
    at: 'amount',
  },
  insufficient_balance: { text: msg`Your balance is not enough for this.`, at: 'amount' },
  draw_closed: { text: msg`This draw no longer takes bets. Please choose a later one.` },
  draw_state: { text: msg`This draw isn’t open yet. Please choose another one.` },
  number_closed: { text: msg`Some of these numbers are closed for this draw. Please remove them or choose others.` },
  odds_changed: { text: msg`The odds have changed. Nothing was placed; please check the new odds.` },
  exposure_limit: { text: msg`We can’t take that much on these numbers in this draw. Please lower the amount.` },
  type_disabled: { text: msg`This type of bet isn’t offered at the moment.` },
  cancel_closed: { text: msg`This ticket can no longer be cancelled.` },
  unit_limit: { text: msg`Please check the amount per bet: it is below the minimum or above the maximum.`, at: 'amount' },
  stake_limit: { text: msg`This is above what you can bet on one draw. Please lower the amount.`, at: 'amount' },
  selection_invalid: { text: msg`Please check the marked numbers.` },
  not_eligible: { text: msg`This isn’t open to your account.` },
  budget_spent: { text: msg`There is nothing left to give out at the moment. You haven’t lost anything; please try again later.` },
  all_taken: { text: msg`You can’t take any more of these.` },
  points_not_enough: { text: msg`You don’t have enough points for this.` },
  out_of_stock: { text: msg`There are not enough pieces left.` },
  chat_muted: { text: msg`You can’t write in the chat at the moment. You can tell us by feedback if you think that is wrong.` },
  chat_too_fast: { text: msg`Please wait a moment before you write again.` },
  chat_words: { text: msg`Your message holds words that aren’t allowed here. Please change it.` },
  chat_not_yet: { text: msg`New accounts can write after a day, or as soon as an e-mail address or mobile number is verified.` },
  chat_closed: { text: msg`This room can only be read at the moment.` },
  push_unavailable: { text: msg`This browser can’t show notifications of this site.` },
  already_claimed: { text: msg`You have already taken this.` },
  period_open: { text: msg`This can be taken once the day is over.` },
  promotion_ended: { text: msg`This has ended and can no longer be claimed.` },
  promotion_state: { text: msg`This isn’t possible right now. Please reload the page and look again.`, next: 'reload' },
  terms_changed: { text: msg`The terms have changed since you read them. Please read them again before you accept.`, next: 'reload' },
  debt_owed: {
    text: msg`A win was taken back after you had used it. Please contact customer service before you withdraw.`,
    next: 'service',
  },
  withdrawal_fee: { text: msg`The fee of this withdrawal has changed. Please read it again, and send the request once more.` },
  bonus_would_be_forfeited: { text: msg`This withdrawal would end your bonus. Please confirm that first.` },
  withdrawals_paused: { text: msg`Withdrawals are paused for a day after a password reset.` },
  idempotency_key_missing: { text: outOfDate, next: 'reload' },
  idempotency_key_reused: { text: outOfDate, next: 'reload' },
  idempotency_key_in_flight: { text: msg`Your request is being processed. Please wait a moment.` },
  picture_invalid: { text: msg`This is not a PNG or JPEG picture of 5 MB at most, or it is damaged.` },
  too_many_pictures: { text: msg({ message: 'You can send {max} pictures at most.', comment: 'max is a number' }) },
  illegal_transition: { text: msg`This has already been decided. Please reload the page.`, next: 'reload' },
  game_not_available: { text: msg`This game is coming soon.` },
  game_under_maintenance: { text: msg`This game is under maintenance.` },
  vendor_unavailable: { text: msg`The game provider isn’t responding. Please try again later.` },
  round_in_progress: { text: msg`A round of this game is still running. Finish it first.` },
  sealed_body_invalid: { text: msg`Your request could not be read. Please check the clock of your device and try again.` },
} as const satisfies Record<ApiErrorCode, ErrorEntry>;
