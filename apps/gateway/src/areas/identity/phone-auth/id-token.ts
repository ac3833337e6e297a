import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { OutboundFetch } from '../../../outbound/outbound-fetch.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { PhoneAuthSettings } from './settings.ts';

/** A token is valid as long as the code that it confirms. */
const maxAge = '10 minutes';
/** How far the provider's clock may differ from ours, in seconds. */
const clockTolerance = 30;
/** Asymmetric only: a shared secret would let either side act as the issuer. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519'];

/** The refusal of an unproved number, at the field of its code. */
export function wrongCode(): Refusal {
  return new Refusal('code_invalid', { fields: [{ field: 'verificationCode', rule: 'wrong' }] });
}

/**
 * Verifies id tokens of a provider (security 3, row 16): signature by its published keys, issuer, audience, time, and that it names the
 * number being registered. Throws `code_invalid` if any of them is wrong, and `unavailable` if the keys cannot be fetched.
 */
export function idTokenCheck({ issuer, audience, jwksUrl }: PhoneAuthSettings, ask: OutboundFetch) {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { [customFetch]: ask });
  return async (idToken: string, mobile: string, now: Date): Promise<void> => {
    const required = ['sub', 'exp', 'iat', 'phone_number'];
    const facts = { issuer, audience, algorithms, requiredClaims: required, maxTokenAge: maxAge, clockTolerance, currentDate: now };
    const { payload } = await jwtVerify(idToken, keys, facts).catch((error: unknown) => {
      throw isTokensFault(error)
        ? wrongCode()
        : new Refusal('unavailable', { message: 'the keys of the phone-auth provider cannot be had' });
    });
    if (payload['phone_number'] !== mobile) throw wrongCode();
  };
}

/** Missing or unusable keys are not the token's fault; jose reports an answer other than 200 as "generic". */
function isTokensFault(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return ![errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code].includes(error.code);
}
