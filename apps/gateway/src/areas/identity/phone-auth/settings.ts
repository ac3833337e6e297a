import { z } from 'zod';

/** A provider that verifies phone numbers by OpenID Connect id tokens with a `phone_number`. */
export interface PhoneAuthSettings {
  /** As the tokens state it, with or without a trailing slash. */
  issuer: string;
  /** The audience that the tokens must name: our client id. */
  audience: string;
  /** Where the provider's keys are. */
  jwksUrl: string;
  /** If set, the provider sends codes at the gateway's request; if null, apps send its tokens (ADR 75). */
  codes: { clientSecret: string; grantType: string } | null;
}

/** The environment variables that configure it, each explained in docs/guides/run-at-scale.md. */
export const phoneAuthVariables = {
  PHONE_AUTH_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  PHONE_AUTH_CLIENT_ID: z.string().optional(),
  PHONE_AUTH_CLIENT_SECRET: z.string().optional(),
  PHONE_AUTH_GRANT_TYPE: z.string().optional(),
  PHONE_AUTH_JWKS_URL: z.url({ protocol: /^https?$/ }).optional(),
};
type Environment = z.infer<z.ZodObject<typeof phoneAuthVariables>>;

/** Throws an Error whose one sentence names the missing or invalid variable. */
export function readPhoneAuth(env: Environment): PhoneAuthSettings | null {
  const { PHONE_AUTH_ISSUER: issuer, PHONE_AUTH_CLIENT_ID: audience } = env;
  const names = Object.keys(phoneAuthVariables) as (keyof Environment)[];
  const set = names.find((name) => env[name] !== undefined);
  if (set === undefined) return null;
  if (issuer === undefined) throw new Error(`PHONE_AUTH_ISSUER: is missing, and ${set} is set`);
  if (audience === undefined) throw new Error('PHONE_AUTH_CLIENT_ID: is missing, whom the tokens must be for');
  const jwksUrl = env.PHONE_AUTH_JWKS_URL ?? under(issuer, '.well-known/jwks.json');
  for (const [name, address] of [
    ['PHONE_AUTH_ISSUER', issuer],
    ['PHONE_AUTH_JWKS_URL', jwksUrl],
  ] as const)
    if (!isSafe(new URL(address))) throw new Error(`${name}: must be an https address; without TLS anybody's word would count`);
  const { PHONE_AUTH_CLIENT_SECRET: clientSecret, PHONE_AUTH_GRANT_TYPE: grantType } = env;
  if ((clientSecret === undefined) !== (grantType === undefined))
    throw new Error(
      `PHONE_AUTH_${clientSecret === undefined ? 'CLIENT_SECRET' : 'GRANT_TYPE'}: is missing; the provider needs both to send codes`,
    );
  return { issuer, audience, jwksUrl, codes: clientSecret !== undefined && grantType !== undefined ? { clientSecret, grantType } : null };
}

/** An address under the issuer's. */
export function under(issuer: string, path: string): string {
  return new URL(path, issuer.endsWith('/') ? issuer : `${issuer}/`).href;
}

/** True with TLS, or on this machine, where nothing can intercept the traffic. */
function isSafe({ protocol, hostname, username }: URL): boolean {
  return username === '' && (protocol === 'https:' || ['127.0.0.1', '[::1]'].includes(hostname));
}

declare module '../../../kernel/config.ts' {
  interface Config {
    /** The provider that verifies phone numbers at registration, instead of our own codes; null if there is none. */
    phoneAuth: PhoneAuthSettings | null;
  }
}
