import { constants, createDecipheriv, privateDecrypt, type KeyObject } from 'node:crypto';
import type { components } from '@parlour/api/contract';
import type { Vault } from '../kernel/ports.ts';
import type { Db } from '../kernel/tables.ts';
import type { Random } from '../kernel/clock.ts';
import { Refusal } from '../kernel/refusal.ts';
import { sealingKey } from './sealing-keys.ts';

export type SealedBody = components['schemas']['SealedBody'];

/** How far the timestamp may differ from the server's time, and therefore how long a nonce is remembered, in seconds. */
export const windowSeconds = 120;

/** The additional authenticated data; the sealing side builds the same JSON text. */
export function additionalData({ v, kid, ts, n }: Pick<SealedBody, 'v' | 'kid' | 'ts' | 'n'>, method: string, path: string): Buffer {
  return Buffer.from(JSON.stringify([v, kid, ts, n, method, path]));
}

/**
 * Opens a sealed body (security 3.1) and uses up its nonce. Every failure gives the same `sealed_body_invalid` after the same steps: if the
 * key does not unwrap, a random one takes its place.
 */
export async function openSealedBody(
  db: Db,
  body: SealedBody,
  { method, path, now, random, vault }: { method: string; path: string; now: Date; random: Random; vault: Vault },
): Promise<unknown> {
  const refused = new Refusal('sealed_body_invalid');
  const fresh = Math.abs(Math.floor(now.getTime() / 1000) - body.ts) <= windowSeconds;
  const key = await sealingKey(db, vault, body.kid, new Date(now.getTime() - windowSeconds * 1000));
  if (!key) throw refused;
  const plain = decrypt(body, unwrap(key.privateKey, body.ek, random), additionalData(body, method, path));
  if (!plain || !fresh) throw refused;
  // Stored only after the tag was verified, so that forged bodies cannot fill the table.
  const expires_at = new Date((body.ts + windowSeconds + 1) * 1000);
  const used = await db
    .insertInto('sealed_nonce')
    .values({ nonce: body.n, expires_at })
    .onConflict((c) => c.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  if (!used) throw refused;
  try {
    return JSON.parse(plain.toString('utf8')) as unknown;
  } catch {
    throw refused;
  }
}

function unwrap(key: KeyObject, wrapped: string, random: Random): Buffer {
  const other = random.bytes(32);
  try {
    const unwrapped = privateDecrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(wrapped, 'base64url'),
    );
    return unwrapped.length === 32 ? unwrapped : other;
  } catch {
    return other;
  }
}

const tagBytes = 16;

function decrypt({ iv, ct }: SealedBody, key: Buffer, aad: Buffer): Buffer | null {
  try {
    const sealed = Buffer.from(ct, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: tagBytes });
    decipher.setAAD(aad);
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
