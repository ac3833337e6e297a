import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import type { components } from '@parlour/api/contract';
import { additionalData, type SealedBody } from '../http/sealed-body.ts';

export interface SealTarget {
  method: string;
  path: string;
  /** The sender's clock, in Unix milliseconds. */
  now: number;
}

/** Seals a body as a page does (security 3.1), with Node's own cryptography. */
export function seal(
  plain: unknown,
  { kid, spki }: Pick<components['schemas']['PublicKey'], 'kid' | 'spki'>,
  { method, path, now }: SealTarget,
): SealedBody {
  const key = randomBytes(32);
  const iv = randomBytes(12);
  const head = { v: 1, kid, ts: Math.floor(now / 1000), n: randomBytes(16).toString('base64url') } as const;
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(additionalData(head, method, path));
  const ct = Buffer.concat([cipher.update(typeof plain === 'string' ? plain : JSON.stringify(plain)), cipher.final(), cipher.getAuthTag()]);
  const rsa = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
  const ek = publicEncrypt({ key: rsa, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, key);
  return { ...head, ek: ek.toString('base64url'), iv: iv.toString('base64url'), ct: ct.toString('base64url') };
}
