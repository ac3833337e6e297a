import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { components } from '@parlour/office-api/contract';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The person dismissed the browser's own dialog, or the device has no passkey for the office. */
export class NoPasskey extends Error {
  constructor(cause: unknown) {
    super('no passkey', { cause });
    this.name = 'NoPasskey';
  }
}

/** On a page that came over plain http from another machine, browsers offer no passkeys. */
export const passkeysSupported = () => typeof globalThis.PublicKeyCredential === 'function';

/** Makes the browser create a passkey. Throws NoPasskey. */
export async function makePasskey(optionsJSON: Schema<'PasskeyCreation'>): Promise<Omit<Schema<'NewPasskey'>, 'name'>> {
  const { id, response } = await startRegistration({ optionsJSON }).catch(noPasskey);
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
}

/** Makes the browser sign with a passkey. Throws NoPasskey. */
export async function signWithPasskey(optionsJSON: Schema<'PasskeyRequest'>): Promise<Schema<'PasskeyProof'>> {
  const { id, response } = await startAuthentication({ optionsJSON }).catch(noPasskey);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
}

function noPasskey(error: unknown): never {
  throw new NoPasskey(error);
}
