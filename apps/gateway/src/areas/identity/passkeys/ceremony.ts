import { verifyAuthenticationResponse, verifyRegistrationResponse, type VerifiedAuthenticationResponse } from '@simplewebauthn/server';
import type { components } from '@parlour/api/contract';
import { hostname } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';

// WebAuthn's requirements for passkeys, checked alike for members and operators.

type Schemas = components['schemas'];

/** COSE algorithms: Ed25519, ES256 and RS256; every manufacturer supports one of them. */
export const algorithms = [-8, -7, -257];

interface Ceremony {
  /** The challenge that was issued, in base64url. */
  expectedChallenge: string;
  /** The site's origin, as browsers write it. */
  origin: string;
  log: { info(facts: object, text: string): void };
}

/** The challenge in the client data that a browser signed; one from another site's frame is refused. */
export function signedChallenge(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    if (typeof said === 'object' && said !== null && 'challenge' in said && typeof said.challenge === 'string')
      if (!('crossOrigin' in said) || said.crossOrigin === false) return said.challenge;
  } catch {
    // Invalid client data are refused below.
  }
  throw new Refusal('passkey_refused');
}

/** Verifies the signature of a passkey that has verified its user; null if anything is wrong, with details in the log. */
export async function verifiedProof(
  { id, ...response }: Schemas['PasskeyProof'],
  publicKey: string,
  { expectedChallenge, origin, log }: Ceremony,
): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | null> {
  // `countsOn` checks the counter instead of the library, whose error would not distinguish a copied passkey.
  const credential = { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter: 0 };
  const options = { expectedChallenge, expectedOrigin: origin, expectedRPID: hostname(new URL(origin).host), credential };
  try {
    const answer = { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} } as const;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({ ...options, response: answer });
    return verified ? authenticationInfo : null;
  } catch (error) {
    log.info({ err: error }, 'a passkey was not proved');
    return null;
  }
}

/** Whether a counter has gone up, or the authenticator has none and always sends 0. */
export function countsOn(counter: number, before: number): boolean {
  return counter > before || (counter === 0 && before === 0);
}

/** Verifies a passkey that a browser has created, and returns what is stored about it. Throws `passkey_refused`. */
export async function verifiedPasskey(
  { id, clientDataJSON, attestationObject, transports = [] }: Schemas['NewPasskey'],
  { expectedChallenge, origin, log }: Ceremony,
) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostname(new URL(origin).host),
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    // The page can do nothing about it, whatever is wrong; the log has the details.
    log.info({ err: error }, 'a passkey was not made');
    throw new Refusal('passkey_refused');
  });
  if (!registrationInfo) throw new Refusal('passkey_refused');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transports.join(','),
    backed_up: credentialBackedUp,
    last_used_at: null,
    suspected_at: null,
  };
}

/** The options for creating a passkey: discoverable, with a verified user. */
export function passkeyCreation(
  rp: { id: string; name: string },
  user: { id: string; name: string; displayName: string },
  given: { challenge: Uint8Array; seconds: number; exclude: Schemas['PasskeyDescriptor'][] },
): Schemas['PasskeyCreation'] {
  return {
    rp,
    user: { ...user, id: Buffer.from(user.id).toString('base64url') },
    challenge: Buffer.from(given.challenge).toString('base64url'),
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: given.seconds * 1000,
    // A device that already has one reports that, and does not create a second.
    excludeCredentials: given.exclude,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}
