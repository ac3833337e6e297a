// @flag passkeys
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorMessage } from '../error-message.ts';
import { PasskeyError, type PasskeyProblem } from './ceremony.ts';

const messages = {
  cancelled: msg`That didn’t work: it was cancelled or timed out, or this device has no passkey for this site.`,
  exists: msg`This device already has a passkey for your account.`,
  failed: msg`This device could not do that with a passkey. Please try another device, or another way.`,
} as const satisfies Record<PasskeyProblem, MessageDescriptor>;

/** The text that tells a player why a passkey operation failed, in the browser or at the gateway. */
export function passkeyMessage(thrown: unknown): MessageDescriptor {
  return thrown instanceof PasskeyError ? messages[thrown.problem] : errorMessage(thrown);
}
