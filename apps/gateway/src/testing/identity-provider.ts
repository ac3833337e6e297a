import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import Provider from 'oidc-provider';
import type { SocialProvider } from '../areas/identity/social/provider.ts';
import { settingOf } from './journey-providers.ts';
import { interactionPage } from './identity-page.ts';

/** How the id token is tampered with in transit; null leaves it alone. */
export type Spoil = ((claims: JWTPayload) => { claims?: JWTPayload; foreignKey?: boolean }) | null;

export interface IdentityProvider {
  /** The provider as the gateway's configuration states it. */
  setting: SocialProvider;
  /** Tampers with every id token issued from now on. */
  spoil(how: Spoil): void;
  /** Makes it answer only 503 from now on, or normally again. */
  fail(broken: boolean): void;
  close(): Promise<void>;
}

interface Asked {
  id: string;
  name: string;
  /** Sites that it redirects back to, such as `http://lotus.localhost`. */
  sites: readonly string[];
  icon?: SocialProvider['icon'];
  /** Any free port if absent. */
  port?: number;
}

/** A real OpenID Connect provider (oidc-provider) that accepts any name as a log-in: subject and e-mail address are derived from it. */
export async function startIdentityProvider({ id, name, sites, icon = 'account', port = 0 }: Asked): Promise<IdentityProvider> {
  // Set before it listens, because a request in between would wait for ever.
  const keys = await Promise.all([signingKey(), signingKey()]);
  const server = createServer();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const setting = settingOf({ id, name, icon, port: (server.address() as AddressInfo).port });
  const provider = providerOf(
    setting,
    keys[0]!,
    sites.map((site) => `${site}/login/${id}`),
  );
  let how: Spoil = null;
  let broken = false;
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (broken) return void response.writeHead(503).end();
    if (request.url?.startsWith('/interaction/')) return void interactionPage({ provider, name }, request, response);
    if (request.url === '/token' && how) spoilAnswer(response, how, keys);
    void answer(request, response);
  });
  return {
    setting,
    spoil: (next) => void (how = next),
    fail: (next) => void (broken = next),
    close: () => closed(server),
  };
}

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  jwk: object;
}

async function signingKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = 'signs';
  return { kid, privateKey, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } };
}

function providerOf({ issuer, ...client }: SocialProvider, key: SigningKey, backTo: string[]): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: backTo,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key.jwk] },
    cookies: { keys: ['a key of cookies for tests'] },
    ttl: { AccessToken: 600, AuthorizationCode: 600, Grant: 600, IdToken: 3600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      // A name has the same e-mail address at every provider.
      claims: () => ({ sub, email: `${sub}@mail.example`, email_verified: true, name: `Asha ${sub}`, preferred_username: sub }),
    }),
    // Logging in here also gives consent.
    async loadExistingGrant(context) {
      const { client: asking, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({ clientId: asking!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** Replaces the id token in the token endpoint's answer, signed by the same key, or by another one with its name. */
function spoilAnswer(response: ServerResponse, how: NonNullable<Spoil>, [own, foreign]: readonly SigningKey[]): void {
  const end = response.end.bind(response);
  response.end = ((body: string | Buffer) => {
    void spoiled(JSON.parse(String(body)) as { id_token: string }).then((text) => {
      response.setHeader('content-length', Buffer.byteLength(text));
      end(text);
    });
    return response;
    // `end` has several forms; the provider uses this one.
  }) as typeof response.end;

  async function spoiled(tokens: { id_token: string }): Promise<string> {
    if (!tokens.id_token) return JSON.stringify(tokens);
    const original = decodeJwt(tokens.id_token);
    const { claims = original, foreignKey = false } = how(original);
    const { kid, privateKey } = foreignKey ? foreign! : own!;
    const id_token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey);
    return JSON.stringify({ ...tokens, id_token });
  }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
