import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../compress.ts';
import { sha256, type Hashes } from '../integrity.ts';
import type { SourceReader, Sources } from './sources.ts';

/** A built script: the folder of its files, and its builder's notes. */
export interface Stored<Facts> {
  folder: string;
  facts: Facts;
  /** Hash of all its files and facts. */
  hash: string;
}

interface Note<Facts> {
  hash: string;
  facts: Facts;
  sources: Sources;
}

/**
 * The stored build of this name if its sources have not changed; otherwise builds it with `make`, replacing the stored one. A folder never
 * changes: its name includes a hash of its content.
 */
export async function stored<Facts>(
  { root, name, reader }: { root: string; name: string; reader: SourceReader },
  make: (folder: string) => Promise<{ facts: Facts; sources: Sources }>,
): Promise<Stored<Facts>> {
  const noteFile = path.join(root, `${name}.json`);
  const folderOf = (hash: string) => path.join(root, `${name}-${hash.slice(0, 16)}`);
  const before = readNote<Facts>(noteFile);
  if (before && existsSync(folderOf(before.hash)) && reader.areAsBefore(before.sources))
    return { folder: folderOf(before.hash), facts: before.facts, hash: before.hash };
  await mkdir(root, { recursive: true });
  const making = await mkdtemp(path.join(root, '.making-'));
  try {
    const { facts, sources } = await make(making);
    const hash = sha256(JSON.stringify([await hashesOf(making), facts]));
    const folder = folderOf(hash);
    if (!existsSync(folder)) await rename(making, folder).catch(unlessThere(folder));
    await writeFile(`${making}.json`, JSON.stringify({ hash, facts, sources } satisfies Note<Facts>));
    await rename(`${making}.json`, noteFile);
    if (before && before.hash !== hash) await rm(folderOf(before.hash), { recursive: true, force: true });
    return { folder, facts, hash };
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

/** The SHA-256 of every file of a folder. */
export async function hashesOf(folder: string): Promise<Hashes> {
  const files = await filesBelow(folder);
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, sha256(await readFile(path.join(folder, file)))] as const)));
}

function readNote<Facts>(file: string): Note<Facts> | null {
  if (!existsSync(file)) return null;
  // Not validated: written by `stored` only, in one piece.
  return JSON.parse(readFileSync(file, 'utf8')) as Note<Facts>;
}

/** Ignores that another build has put the same folder there in the meantime. */
function unlessThere(folder: string): (error: unknown) => void {
  return (error) => {
    if (!existsSync(folder)) throw error;
  };
}
