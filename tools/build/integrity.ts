import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './compress.ts';
import { sha256 } from './sha256.ts';

/** The sha256 of files by their path below a folder, sorted. */
export type Hashes = Readonly<Record<string, string>>;

/** Of every file of the folder. */
export async function hashesOf(folder: string): Promise<Hashes> {
  const files = await filesBelow(folder);
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, sha256(await readFile(path.join(folder, file)))] as const)));
}

/** The integrity (Subresource Integrity) of a file whose sha256 (hexadecimal) this is. */
export function integrity(hash: string): string {
  return `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
}
