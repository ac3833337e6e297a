import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);

const textual = /\.(html|js|css|svg|json|txt|webmanifest|xml)$/;
/** Below this a compressed answer is no smaller on the wire. */
const leastBytes = 256;

/** Compressed twins by content: brands have most pictures in common. */
const done = new Map<string, Promise<Buffer>>();

/** Writes `<file>.br` beside every text file below `folder`: the strongest brotli is too slow to be made when asked for. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => textual.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      if (content.length < leastBytes) return;
      await writeFile(path.join(folder, `${file}.br`), await compressed(content));
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

function compressed(content: Buffer): Promise<Buffer> {
  const key = createHash('sha256').update(content).digest('hex');
  let result = done.get(key);
  if (!result) {
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    done.set(key, (result = brotli(content, { params })));
  }
  return result;
}
