import * as oidc from 'openid-client';
import { outboundFetch } from '../../../outbound/outbound-fetch.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { AttemptSecrets } from './attempts.ts';
import type { SocialProvider } from './provider.ts';

/** A provider's discovery document with its keys, cached for an hour. */
interface Known {
  server: oidc.ServerMetadata;
  at: number;
  keys?: ReturnType<typeof oidc.getJwksCache>;
}
const known = new WeakMap<SocialProvider, Known>();
const keptForMs = 3600_000;
/** How long one answer of ours waits for all calls to a provider (discovery, token, keys and user info), in ms. */
const patience = 3000;

/** A person, as a provider proved them. */
export interface ProvedIdentity {
  issuer: string;
  subject: string;
  email?: string | undefined;
  name?: string | undefined;
  username?: string | undefined;
}

/** The provider's page for logging in, which sends visitors back to `redirectUri`. Throws `social_unavailable`. */
export async function authorizationUrl(
  provider: SocialProvider,
  { clock, redirectUri, state, nonce, verifier }: AttemptSecrets & { clock: Clock; redirectUri: string; state: string },
): Promise<string> {
  return talking(provider, clock, async (config) => {
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    if (!provider.origins.includes(url.origin))
      throw new Error(`${provider.id} sends visitors to ${url.origin}, which is none of its origins`);
    return url.href;
  });
}

/**
 * Verifies the person that a provider sent back: state, nonce, code verifier, issuer, audience, signature and expiry (security A16). Throws
 * `social_failed` if one of them is wrong and `social_unavailable` if the provider does not answer.
 */
export async function provedIdentity(
  provider: SocialProvider,
  { clock, back, state, nonce, verifier }: AttemptSecrets & { clock: Clock; back: URL; state: string },
): Promise<ProvedIdentity> {
  return talking(provider, clock, async (config) => {
    const tokens = await oidc.authorizationCodeGrant(config, back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('no id token came');
    const { iss: issuer, sub: subject } = claims;
    const told = claims['email'] === undefined ? await toldOf(config, tokens.access_token, subject) : claims;
    return { issuer, subject, email: text(told['email']), name: text(told['name']), username: text(told['preferred_username']) };
  });
}

/** What the provider states about a person, to prefill a form; empty if it does not answer. */
async function toldOf(config: oidc.Configuration, accessToken: string, subject: string): Promise<Record<string, unknown>> {
  if (!config.serverMetadata().userinfo_endpoint) return {};
  return oidc.fetchUserInfo(config, accessToken, subject).catch(() => ({}));
}

/** Calls a provider under our rules for calls to partners, and turns errors into refusals. */
async function talking<T>(provider: SocialProvider, clock: Clock, work: (config: oidc.Configuration) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(patience);
  let reached = true;
  const fetch = outboundFetch(`provider ${provider.id}`, provider.origins);
  const ask: oidc.CustomFetch = async (url, { method, headers, body }) => {
    try {
      const answer = await fetch(url, { method, headers, body: body === undefined || body === null ? null : String(body), signal });
      if (answer.status >= 500) reached = false;
      return answer;
    } catch (error) {
      reached = false;
      throw error;
    }
  };
  try {
    const config = await configured(provider, clock, ask);
    const result = await work(config);
    const now = known.get(provider);
    if (now) now.keys = oidc.getJwksCache(config) ?? now.keys;
    return result;
  } catch (error) {
    const message = `${provider.id}: ${reasonOf(error)}`;
    throw new Refusal(reached ? 'social_failed' : 'social_unavailable', { message });
  }
}

async function configured(provider: SocialProvider, clock: Clock, ask: oidc.CustomFetch): Promise<oidc.Configuration> {
  const insecure = provider.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  const now = clock.now().getTime();
  let knew = known.get(provider);
  if (!knew || now - knew.at > keptForMs) {
    const options = { execute: insecure, [oidc.customFetch]: ask };
    const found = await oidc.discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, options);
    knew = { server: found.serverMetadata(), at: now };
    known.set(provider, knew);
  }
  const config = new oidc.Configuration(knew.server, provider.clientId, {
    client_secret: provider.clientSecret,
    // Expiry is judged by the gateway's own clock.
    [oidc.clockSkew]: Math.round((now - Date.now()) / 1000),
  });
  config[oidc.customFetch] = ask;
  for (const allow of insecure) allow(config);
  // Without this, the library would accept an unsigned token that came over TLS.
  oidc.enableNonRepudiationChecks(config);
  if (knew.keys) oidc.setJwksCache(config, knew.keys);
  return config;
}

function text(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim.length <= 255 ? claim : undefined;
}

/** For the log: what the library found wrong, without the response itself. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, error: told } = error as { code?: unknown; error?: unknown };
  return [code, told].filter((part) => typeof part === 'string').join(' ') || error.message;
}
