import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { sha256 } from './sha256.ts';

const brotli = promisify(zlib.brotliCompress);

const textual = /\.(html|js|css|svg|json|txt|webmanifest|xml)$/;
/** Below this a compressed answer is no smaller on the wire. */
const leastBytes = 256;

const strongest = 11;
/** Pages are each brand's own, so that nothing is remembered of them: this takes a fifth of the time, for 2 % more bytes. */
const ofPages = 10;

/** Compressed twins by content, for brands have most files in common; the oldest go when there are too many. */
const done = new Map<string, Promise<Buffer>>();
const mostRemembered = 4_000;

/**
 * Writes `<file>.br` beside every text file below `folder` that has none: the strongest brotli is too slow to be made when
 * asked for.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  const packed = new Set(files.filter((file) => file.endsWith('.br')));
  await Promise.all(
    files.map(async (file) => {
      if (!textual.test(file) || packed.has(`${file}.br`)) return;
      const content = await readFile(path.join(folder, file));
      if (content.length < leastBytes) return;
      await writeFile(path.join(folder, `${file}.br`), await compressed(content, file.endsWith('.html') ? ofPages : strongest));
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

function compressed(content: Buffer, quality: number): Promise<Buffer> {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  if (quality === ofPages) return brotli(content, { params });
  const key = sha256(content);
  const result = done.get(key) ?? brotli(content, { params });
  done.delete(key);
  done.set(key, result);
  if (done.size > mostRemembered) done.delete(done.keys().next().value!);
  return result;
}
