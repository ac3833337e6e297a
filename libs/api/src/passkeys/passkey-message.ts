// @flag passkeys
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorMessage } from '../error-message.ts';
import { PasskeyError, type PasskeyProblem } from './ceremony.ts';

const messages = {
  cancelled: msg`Nothing was done: it was stopped, took too long, or this device has no passkey for this site.`,
  exists: msg`This device has a passkey for your account already.`,
  failed: msg`This device could not do that with a passkey. Please try another device, or another way.`,
} as const satisfies Record<PasskeyProblem, MessageDescriptor>;

/** The text for a player of whatever something with a passkey failed with, whether here or at the gateway. */
export function passkeyMessage(thrown: unknown): MessageDescriptor {
  return thrown instanceof PasskeyError ? messages[thrown.problem] : errorMessage(thrown);
}
