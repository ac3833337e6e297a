import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';

type Kind = Schema<'Message'>['kind'];

/** What each kind of message says, in the reader's language; `amount` comes formatted. The same text serves the toast. */
export const messageTexts = {
  welcome: { title: msg`Welcome!`, text: msg`Your account is ready. Deposit when you like, and play only for what you can spare.` },
  depositArrived: { title: msg`Deposit arrived`, text: msg`Your deposit of {amount} is in your balance.` },
  depositFailed: { title: msg`Deposit failed`, text: msg`Your deposit of {amount} failed. Nothing was taken.` },
  withdrawalApproved: {
    title: msg`Withdrawal approved`,
    text: msg`Your withdrawal of {amount} was approved and paid. Please confirm when it has arrived.`,
  },
  withdrawalRejected: {
    title: msg`Withdrawal rejected`,
    text: msg`Your withdrawal of {amount} was rejected and the money is back in your balance. Reason: {reason}`,
  },
  passwordChanged: {
    title: msg`Password changed`,
    text: msg`Your password was changed and every other device was logged out. If this was not you, contact customer service at once.`,
  },
  paymentPasswordChanged: {
    title: msg`Payment password changed`,
    text: msg`Your payment password was set or changed. If this was not you, contact customer service at once.`,
  },
} as const satisfies Record<Kind, { title: MessageDescriptor; text: MessageDescriptor }>;
