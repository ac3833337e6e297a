import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export interface PhoneIssuer {
  url: string;
  /** Signs a token as the issuer does; `instead` replaces claims. */
  token(mobile: string, at: Date, instead?: JWTPayload & { key?: CryptoKey | Uint8Array; alg?: string; kid?: string }): Promise<string>;
  /** The code that was sent to a number. */
  codeOf(mobile: string): string | undefined;
  /** How often its keys were fetched. */
  keysAsked: number;
  /** Answers only 503 while this is true. */
  down: boolean;
  close(): Promise<void>;
}

export const phoneClient = { id: 'lotus-phone', secret: 'a secret of tests', grantType: 'urn:test:grant:otp' };

/** A phone-auth provider on 127.0.0.1: keys, codes for numbers, and id tokens for codes. `now` is its clock. */
export async function startPhoneIssuer(now: () => Date): Promise<PhoneIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, string>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((heard) => server.listen(0, '127.0.0.1', heard));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer: PhoneIssuer = {
    url,
    keysAsked: 0,
    down: false,
    codeOf: (mobile) => codes.get(mobile),
    token(mobile, at, { key = privateKey, alg = 'RS256', kid = 'k1', ...instead } = {}) {
      const iat = Math.floor(at.getTime() / 1000);
      const claims = { iss: `${url}/`, aud: phoneClient.id, sub: `sms|${mobile}`, phone_number: mobile, iat, exp: iat + 3600, ...instead };
      return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (issuer.down) return void say(503, {});
    if (request.url === '/.well-known/jwks.json') {
      issuer.keysAsked += 1;
      return void say(200, { keys: [jwk] });
    }
    const body = JSON.parse(await textOf(request)) as Record<string, string>;
    if (body['client_id'] !== phoneClient.id || body['client_secret'] !== phoneClient.secret)
      return void say(401, { error: 'invalid_client' });
    if (request.url === '/passwordless/start') {
      codes.set(body['phone_number']!, String(randomInt(1e6)).padStart(6, '0'));
      return void say(200, {});
    }
    const right = body['grant_type'] === phoneClient.grantType && body['otp'] === codes.get(body['username']!);
    if (request.url !== '/oauth/token' || !right) return void say(403, { error: 'invalid_grant' });
    codes.delete(body['username']!);
    return void say(200, { id_token: await issuer.token(body['username']!, now()) });
  }
  return issuer;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
