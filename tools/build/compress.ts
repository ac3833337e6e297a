import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);

const textual = /\.(html|js|css|svg|json|txt|webmanifest|xml)$/;
/** Below this a compressed answer is no smaller on the wire. */
const leastBytes = 256;

/**
 * How hard brotli tries (docs/adr/0048). What every visitor reads first is made once for many brands; what several brands have
 * alike is compressed once, in half the time and 2 % more bytes; what one brand has alone is compressed with each of its
 * builds, in a fiftieth of the time and 10 % more bytes.
 */
export const qualities = { firstView: 11, shared: 10, own: 6 } as const;

/** Whether a file is served compressed. */
export function isPacked(file: string, content: Buffer): boolean {
  return textual.test(file) && content.length >= leastBytes;
}

/** The smallest window that sees the whole content, as a power of two: a larger one is memory that nothing is looked up in. */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = zlib.constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(length + 16))));
}

/** Off the main thread. */
export function packed(content: Buffer, quality: number): Promise<Buffer> {
  return brotli(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
    },
  });
}

/** Writes `<file>.br` beside every text file of a script's folder: the strongest brotli, for those of the first view, is too slow to be made when asked for. */
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
