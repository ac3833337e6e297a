import { createHash } from 'node:crypto';
import { encodedAgain } from '../../kernel/pictures.ts';
import type { ContentPictureFileTable } from './tables.ts';

/** The pictures that operators may upload (security E06). */
const bounds = { kinds: ['PNG', 'JPEG', 'WebP', 'AVIF'], mostMegapixels: 40, seconds: 15 } as const;

/** Longest sides in px: for a banner on a dense screen, for a phone, and for the office's lists. */
const sides = { wide: 1600, narrow: 800, thumbnail: 160 } as const;

export interface EncodedPicture {
  /** SHA-256 of the wide WebP, so that the same picture has the same address. */
  hash: string;
  width: number;
  height: number;
  files: readonly Pick<ContentPictureFileTable, 'width_class' | 'type' | 'bytes'>[];
  /** WebP. */
  thumbnail: Buffer;
}

/** An uploaded picture, re-encoded in two widths as AVIF and WebP. Throws as `encodedAgain`. */
export function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  return encodedAgain(bytes, bounds, async (picture) => {
    const within = (side: number) => picture().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const wide = await within(sides.wide).webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
    const narrow = await within(sides.narrow).webp({ quality: 78 }).toBuffer();
    const avif = { quality: 55, effort: 2 };
    return {
      hash: createHash('sha256').update(wide.data).digest('hex'),
      width: wide.info.width,
      height: wide.info.height,
      files: [
        { width_class: 'wide', type: 'image/webp', bytes: wide.data },
        { width_class: 'wide', type: 'image/avif', bytes: await within(sides.wide).avif(avif).toBuffer() },
        { width_class: 'narrow', type: 'image/webp', bytes: narrow },
        { width_class: 'narrow', type: 'image/avif', bytes: await within(sides.narrow).avif(avif).toBuffer() },
      ],
      thumbnail: await within(sides.thumbnail).webp({ quality: 70 }).toBuffer(),
    };
  });
}
