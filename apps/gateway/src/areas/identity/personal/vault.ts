import type { Place, Vault } from '../../../kernel/ports.ts';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../../../kernel/config.ts';
import type { Random } from '../../../kernel/clock.ts';

/** Data are sealed under a key that the key file does not contain: the file was lost, or a key was removed too early. */
export class UnknownKeyError extends Error {
  constructor(kid: string) {
    super(`Personal data were sealed under the key ${kid}, which personal-data-keys.json does not hold: put that file, or the key, back.`);
    this.name = 'UnknownKeyError';
  }
}

const mark = 'sealed';
const [ivLength, tagLength] = [12, 16];

/**
 * AES-256-GCM with a key per merchant, derived by HKDF-SHA-256 from an installation key. Every sealed text contains the id of that key, so
 * that keys can be replaced, and authenticates the place where it is stored.
 */
export function createVault({ current, keys }: Config['personalData'], random: Random): Vault {
  const derived = new Map<string, Buffer>();
  const keyOf = (kid: string, merchant: string, use = 'parlour personal data'): Buffer => {
    const name = JSON.stringify([kid, merchant, use]);
    const known = derived.get(name);
    if (known) return known;
    const secret = keys[kid];
    if (secret === undefined) throw new UnknownKeyError(kid);
    const key = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), merchant, use, 32));
    derived.set(name, key);
    return key;
  };
  const fingerprintBy = (kid: string, merchant: string, secret: string) =>
    createHmac('sha256', keyOf(kid, merchant, 'parlour fingerprint'))
      .update(secret)
      .digest('hex');
  return {
    prefix: `${mark}.${current}.`,
    fingerprint: (merchant, secret) => fingerprintBy(current, merchant, secret),
    fingerprints: (merchant, secret) =>
      [current, ...Object.keys(keys).filter((kid) => kid !== current)].map((kid) => fingerprintBy(kid, merchant, secret)),
    seal(place, text) {
      const iv = random.bytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', keyOf(current, place.merchant), iv).setAAD(whereOf(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${mark}.${current}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(place, sealed) {
      const [word, kid = '', text = ''] = sealed.split('.');
      if (word !== mark) throw new Error(`${place.column} of ${place.id} is not sealed`);
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyOf(kid, place.merchant), bytes.subarray(0, ivLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(whereOf(place)).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
    },
  };
}

function whereOf({ merchant, column, id }: Place): Buffer {
  return Buffer.from(JSON.stringify([merchant, column, id]));
}
