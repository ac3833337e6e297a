import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../../../config.ts';
import type { Random } from '../../../kernel/context.ts';

/** Where a sealed text stands: moved to another row, column or merchant it does not open. */
export interface Place {
  merchant: string;
  /** Table and column, such as `member.birthday`. */
  column: string;
  /** Of the row. */
  id: string;
}

/** Keeps personal data so that whoever reads the database alone reads nothing (security 3, row 40). */
export interface Vault {
  seal(place: Place, text: string): string;
  /** Throws for what was not sealed at this place, and UnknownKeyError for a key that is not there any more. */
  open(place: Place, sealed: string): string;
  /** What a short secret is known again by, such as a code of six digits; without the key all of them cannot be tried. */
  fingerprint(merchant: string, secret: string): string;
  /** The same under each key that there is, today's first: what lasts longer than a change of keys is looked up by all. */
  fingerprints(merchant: string, secret: string): string[];
  /** How every text begins that is sealed under today's key. */
  readonly prefix: string;
}

/** Something was sealed under a key that the key file does not hold: the file was lost, or a key left it too early. */
export class UnknownKeyError extends Error {
  constructor(kid: string) {
    super(`Personal data were sealed under the key ${kid}, which personal-data-keys.json does not hold: put that file, or the key, back.`);
    this.name = 'UnknownKeyError';
  }
}

const mark = 'sealed';
const [ivLength, tagLength] = [12, 16];

/**
 * AES-256-GCM with a key for each merchant, derived (HKDF-SHA-256) from an installation's key, whose id is in every sealed
 * text so that keys can be replaced; the place is authenticated with it.
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
