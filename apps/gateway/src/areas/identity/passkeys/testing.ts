import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { components } from '@parlour/api/contract';
import type { TestClient } from '../../../testing/client.ts';

type Schemas = components['schemas'];

/** What an authenticator or its browser can falsify. */
export interface Altered {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Somebody touched the authenticator. */
  userPresent?: boolean;
  /** The authenticator verified its user. */
  userVerified?: boolean;
  /** The owner that the passkey claims. */
  user?: string;
  counter?: number;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/**
 * An authenticator in software, with one key (ES256), at a site. With `counts` its counter goes up, as on security keys; otherwise it is
 * always 0.
 */
export function softAuthenticator(origin: string, { counts = false }: { counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
  // COSE key: type EC2, ES256, curve P-256, and the point.
  const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ]);
  const state = { counter: 0, user: '' };

  const clientData = (type: string, challenge: string, altered: Altered) =>
    base64url(
      JSON.stringify({ type, challenge, origin, crossOrigin: false, ...pick(altered, ['type', 'challenge', 'origin', 'crossOrigin']) }),
    );
  const head = (rpId: string, { userPresent = true, userVerified = true, counter, ...altered }: Altered, made: boolean) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter ?? (counts ? ++state.counter : 0));
    const flags = (userPresent ? 0x01 : 0) | (userVerified ? 0x04 : 0) | (made ? 0x40 : 0);
    return Buffer.concat([sha256(altered.rpId ?? rpId), Buffer.from([flags]), counted]);
  };

  return {
    state,
    id: base64url(id),
    /** What `navigator.credentials.create` would return. */
    create({ challenge, rp, user }: Schemas['PasskeyCreation'], altered: Altered = {}): Omit<Schemas['NewPasskey'], 'name'> {
      state.user = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([head(rp.id, altered, true), Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      const attestationObject = base64url(Buffer.from(isoCBOR.encode(attestation as never)));
      return {
        id: base64url(id),
        clientDataJSON: clientData('webauthn.create', challenge, altered),
        attestationObject,
        transports: ['internal'],
      };
    },
    /** What `navigator.credentials.get` would return. */
    get({ challenge, rpId }: Schemas['PasskeyRequest'], altered: Altered = {}): Schemas['PasskeyProof'] {
      const clientDataJSON = clientData('webauthn.get', challenge, altered);
      const authenticatorData = head(rpId, altered, false);
      const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      const signature = base64url(sign('sha256', signed, privateKey));
      return {
        id: base64url(id),
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature,
        userHandle: altered.user ?? state.user,
      };
    },
  };
}

/** Creates a passkey for `member`, who has just passed a step-up, at their site. */
export async function withPasskey(member: TestClient, options: { counts?: boolean } = {}, name = 'My phone') {
  const authenticator = softAuthenticator(`http://${member.host}`, options);
  const made = authenticator.create(await member.value('startPasskey'));
  const passkey = await member.value('addPasskey', { body: { name, ...made } });
  return { authenticator, passkey };
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Partial<Pick<T, K>> {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]])) as Partial<Pick<T, K>>;
}
