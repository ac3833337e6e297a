import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);

const textual = /\.(html|js|css|svg|json|txt|webmanifest|xml)$/;
/** In bytes; smaller files would not become smaller in transit. */
const leastBytes = 256;

/**
 * Brotli quality (docs/adr/0048). Files of the first view are compressed once for many brands, at the highest quality. Files shared
 * by several brands are compressed once too, in half the time with 2 % more bytes; files of a single brand are compressed in each of
 * its builds, in a fiftieth of the time with 10 % more bytes.
 */
export const qualities = { firstView: 11, shared: 10, own: 6 } as const;

/** Whether a file is served compressed. */
export function isPacked(file: string, content: Buffer): boolean {
  return textual.test(file) && content.length >= leastBytes;
}

/** The smallest window that covers the whole content, as a power of two; a larger one would only waste memory. */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = zlib.constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(length + 16))));
}

/** Compresses in a worker thread. */
export function packed(content: Buffer, quality: number): Promise<Buffer> {
  return brotli(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
    },
  });
}

/**
 * Writes `<file>.br` beside every text file of a script's folder. The highest quality, used for the first view, is too slow to compress on
 * request.
 */
export async function compressFolder(folder: string, firstView: ReadonlySet<string>): Promise<void> {
  const files = await filesBelow(folder);
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      const quality = firstView.has(file) ? qualities.firstView : qualities.shared;
      if (isPacked(file, content)) await writeFile(path.join(folder, `${file}.br`), await packed(content, quality));
    }),
  );
}

/** Paths of all files below `folder`, relative to it, with forward slashes, sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
