import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';

/** The kinds with texts in the catalogues; a broadcast has its own. */
type Kind = Exclude<Schema<'Message'>['kind'], 'broadcast'>;

/** The text of each kind of message, in the reader's language; `amount` and `until` are already formatted. Toasts use the same texts. */
export const messageTexts = {
  welcome: {
    title: msg`Welcome!`,
    text: msg`Your account is ready. Deposit when you like, and play only with what you can afford to lose.`,
  },
  depositArrived: { title: msg`Deposit arrived`, text: msg`Your deposit of {amount} is in your balance.` },
  depositFailed: { title: msg`Deposit failed`, text: msg`Your deposit of {amount} failed. No money was taken.` },
  withdrawalApproved: {
    title: msg`Withdrawal approved`,
    text: msg`Your withdrawal of {amount} was approved and paid. Please confirm when it has arrived.`,
  },
  withdrawalRejected: {
    title: msg`Withdrawal rejected`,
    text: msg`Your withdrawal of {amount} was rejected and the money is back in your balance. Reason: {reason}`,
  },
  withdrawalProofAsked: {
    title: msg`Confirm that it is you`,
    text: msg`Before we pay your withdrawal of {amount}, confirm that it is you: open your withdrawals and press “Confirm that it is you”. If you did not ask for this withdrawal, contact customer service at once.`,
  },
  transferApproved: {
    title: msg`Transfer sent`,
    text: msg`Your transfer of {amount} was checked and has been sent.`,
  },
  transferRejected: {
    title: msg`Transfer rejected`,
    text: msg`Your transfer of {amount} was rejected and the money is back in your balance. Reason: {reason}`,
  },
  passwordChanged: {
    title: msg`Password changed`,
    text: msg`Your password was changed and every other device was logged out. If this was not you, contact customer service at once.`,
  },
  passwordRecovered: {
    title: msg`Forgotten password`,
    text: msg`Your password was reset. Every other device was logged out, and withdrawals are possible again from {until}. If this was not you, contact customer service at once.`,
  },
  paymentPasswordChanged: {
    title: msg`Payment password changed`,
    text: msg`Your payment password was set or changed. If this was not you, contact customer service at once.`,
  },
  authenticatorOn: {
    title: msg`Authenticator turned on`,
    text: msg`Codes of an authenticator app now protect your account. If this was not you, contact customer service at once.`,
  },
  authenticatorOff: {
    title: msg`Authenticator turned off`,
    text: msg`Codes of an authenticator app no longer protect your account. If this was not you, contact customer service at once.`,
  },
  recoveryCodesRenewed: {
    title: msg`New recovery codes`,
    text: msg`New recovery codes were created; the old ones no longer work. If this was not you, contact customer service at once.`,
  },
  recoveryCodeUsed: {
    title: msg`Recovery code used`,
    text: msg({
      message:
        '{left, plural, =0 {A recovery code was used. It was the last one: create new ones on the page My account.} one {A recovery code was used. # is left.} other {A recovery code was used. # are left.}} If this was not you, contact customer service at once.',
      comment: 'left counts recovery codes of the authenticator',
    }),
  },
  passkeyAdded: {
    title: msg`Passkey added`,
    text: msg`The passkey “{name}” can now log in to your account. If this was not you, contact customer service at once.`,
  },
  passkeyRemoved: {
    title: msg`Passkey removed`,
    text: msg`The passkey “{name}” can no longer log in to your account. If this was not you, contact customer service at once.`,
  },
  passkeySuspected: {
    title: msg`A passkey may have been copied`,
    text: msg`The passkey “{name}” was used in a way that suggests it was copied. It no longer works: remove it on the page My account and create another.`,
  },
  deviceCopied: {
    title: msg`Someone may have copied your log-in`,
    text: msg`A remembered device was used in a way that suggests it was copied. It is no longer remembered and has been logged out. If that was not you, change your password.`,
  },
  emailChanged: {
    title: msg`E-mail address changed`,
    text: msg`Your e-mail address is now {shown}. If this was not you, contact customer service at once.`,
  },
  mobileChanged: {
    title: msg`Mobile number changed`,
    text: msg`Your mobile number is now {shown}. If this was not you, contact customer service at once.`,
  },
  newNetwork: {
    title: msg`Log-in from a new network`,
    text: msg`Someone logged in to your account from a new address, {address}. If this was not you, change your password now.`,
  },
  socialLinked: {
    title: msg`Account connected`,
    text: msg`You can now log in here with your account at {provider}. If you did not connect it, contact customer service at once.`,
  },
  socialUnlinked: {
    title: msg`Account disconnected`,
    text: msg`Your account at {provider} can no longer be used to log in here. If you did not disconnect it, contact customer service at once.`,
  },
  levelMayFall: {
    title: msg`Your VIP level`,
    text: msg`To keep your level next month, stake {amount} more of your own money by the end of this month. Without that it falls by one.`,
  },
  feedbackAnswered: {
    title: msg`Answer to your feedback`,
    text: msg`You wrote: “{asked}” Our answer: {answer}`,
  },
  fromOperator: {
    title: msg`A message from us`,
    text: msg`{text}`,
  },
} as const satisfies Record<Kind, { title: MessageDescriptor; text: MessageDescriptor }>;
