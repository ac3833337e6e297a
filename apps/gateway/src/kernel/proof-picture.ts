import { encodedAgain, PictureProblem } from './pictures.ts';
import { Refusal } from './refusal.ts';

/** The pictures that members may upload (specification 5, security E06). */
const bounds = { kinds: ['PNG', 'JPEG'], mostMegapixels: 25, seconds: 3 } as const;
/** Longest side in px: a full phone screenshot stays readable. */
const side = 1600;

/** Re-encodes a member's picture for operators, as WebP in base64. Throws the Refusal `picture_invalid`. */
export async function encodeProof(file: Buffer): Promise<string> {
  try {
    const encoded = await encodedAgain(file, bounds, (picture) =>
      picture().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }).toBuffer(),
    );
    return encoded.toString('base64');
  } catch (error) {
    throw error instanceof PictureProblem ? new Refusal('picture_invalid', { message: error.message }) : error;
  }
}
