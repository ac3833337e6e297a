// @flag passkeys
import type { Schema } from '../operation.ts';

/** Why the browser's own dialog gave no passkey. */
export type PasskeyProblem = 'cancelled' | 'exists' | 'failed';

/** The browser or its user provided no passkey; the gateway was not called again. */
export class PasskeyError extends Error {
  readonly problem: PasskeyProblem;
  constructor(problem: PasskeyProblem, cause: unknown) {
    super(`no passkey: ${problem}`, { cause });
    this.name = 'PasskeyError';
    this.problem = problem;
  }
}

/** Whether this browser supports passkeys; where it does not (http, old browsers) they are not offered. */
export function passkeysSupported(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** Has the browser create a passkey. Throws PasskeyError. */
export async function makePasskey(optionsJSON: Schema<'PasskeyCreation'>): Promise<Omit<Schema<'NewPasskey'>, 'name'>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({ optionsJSON }).catch(fail);
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
}

/** Has the browser sign with a passkey. Throws PasskeyError. */
export async function signWithPasskey(optionsJSON: Schema<'PasskeyRequest'>): Promise<Schema<'PasskeyProof'>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({ optionsJSON }).catch(fail);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
}

/** Browsers report NotAllowedError alike for a user's refusal, a timeout and a device without a passkey. */
function fail(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('cancelled', error);
  throw new PasskeyError(name === 'InvalidStateError' ? 'exists' : 'failed', error);
}
