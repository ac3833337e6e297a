import { createHash } from 'node:crypto';
import type { ContentPictureFileTable } from './tables.ts';

/** Of an uploaded file, in bytes; of the picture in it, in pixels, so that a small file cannot unfold into a huge one (security E06). */
export const largestPicture = 5 * 1024 * 1024;
const mostPixels = 40_000_000;
/** Seconds for one picture, whatever is in it. */
const patience = 15;

/** Longest sides in px: of a banner on a dense screen, of a phone's, and of what the office lists. */
const sides = { wide: 1600, narrow: 800, thumbnail: 160 } as const;

export interface EncodedPicture {
  /** Sha256 of the wide WebP: the same picture, the same address. */
  hash: string;
  width: number;
  height: number;
  files: readonly Pick<ContentPictureFileTable, 'width_class' | 'type' | 'bytes'>[];
  /** WebP. */
  thumbnail: Buffer;
}

/** Why a file is no picture that pages may show. */
export class PictureProblem extends Error {}

/**
 * Decodes an uploaded picture and encodes it again, in two widths as AVIF and WebP: nothing of the file itself is ever sent to anyone, its
 * metadata least of all. PNG, JPEG, WebP and AVIF are read; of moving ones the first picture. Throws PictureProblem with a sentence.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (bytes.length > largestPicture) throw new PictureProblem('The file is larger than 5 MB.');
  if (!isKnown(bytes)) throw new PictureProblem('This is no PNG, JPEG, WebP or AVIF picture.');
  // All of it comes along, which few gateways need.
  const { default: sharp } = await import('sharp');
  const decoded = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: patience });
  const within = (side: number) =>
    decoded.clone().autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  try {
    const { width: given = 0, height: tall = 0 } = await decoded.metadata();
    if (given * tall > mostPixels) throw new PictureProblem('The picture has more than 40 million pixels.');
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
  } catch (error) {
    throw error instanceof PictureProblem ? error : new PictureProblem('The picture cannot be read: it is broken, or too large.');
  }
}

function isKnown(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  return (
    bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
    bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  );
}
