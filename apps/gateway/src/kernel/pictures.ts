import { largestPicture } from '@parlour/domain';
import type { Sharp } from 'sharp';

/** Kinds of pictures that may be uploaded, recognised by their first bytes. */
export type PictureKind = 'PNG' | 'JPEG' | 'WebP' | 'AVIF';

/** Why a file is not a picture that we accept. */
export class PictureProblem extends Error {}

interface Bounds {
  kinds: readonly PictureKind[];
  /** The largest size in megapixels, so that a small file cannot decompress into a huge one (security E06). */
  mostMegapixels: number;
  /** How long decoding may take, whatever the file contains. */
  seconds: number;
}

/**
 * Decodes an uploaded picture, turns it upright and passes it to `encode`. Nothing of the file itself is kept, least of all its metadata.
 * Of an animated picture, the first frame is used. Throws PictureProblem with a sentence.
 */
export async function encodedAgain<Encoded>(
  bytes: Buffer,
  { kinds, mostMegapixels, seconds }: Bounds,
  encode: (picture: () => Sharp) => Promise<Encoded>,
): Promise<Encoded> {
  if (bytes.length > largestPicture) throw new PictureProblem(`The file is larger than ${largestPicture / 1024 ** 2} MB.`);
  const kind = kindOf(bytes);
  if (!kind || !kinds.includes(kind)) throw new PictureProblem(`This is no ${listed(kinds)} picture.`);
  // Imported late, because it is a large library that few gateways need.
  const { default: sharp } = await import('sharp');
  const mostPixels = mostMegapixels * 1_000_000;
  const decoded = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds });
  try {
    const { width = 0, height = 0 } = await decoded.metadata();
    if (width * height > mostPixels) throw new PictureProblem(`The picture has more than ${mostMegapixels} million pixels.`);
    return await encode(() => decoded.clone().autoOrient());
  } catch (error) {
    throw error instanceof PictureProblem ? error : new PictureProblem('The picture cannot be read: it is broken, or too large.');
  }
}

const listed = (kinds: readonly PictureKind[]) => [kinds.slice(0, -1).join(', '), kinds.at(-1)].filter(Boolean).join(' or ');

function kindOf(bytes: Buffer): PictureKind | undefined {
  const text = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'PNG';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'JPEG';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'WebP';
  return text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)) ? 'AVIF' : undefined;
}
