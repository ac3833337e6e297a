import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../compress.ts';
import { sha256 } from '../sha256.ts';
import type { SourceReader, Sources } from './sources.ts';

/** A script as it was built: the folder of its files, and what its builder wrote down of it. */
export interface Stored<Facts> {
  /** Under which it is found again. */
  name: string;
  folder: string;
  facts: Facts;
  /** Of all its files and facts: two that are the same have the same. */
  hash: string;
  sources: Sources;
}

interface Record<Facts> {
  hash: string;
  facts: Facts;
  sources: Sources;
}

/**
 * What was built before under this name, while its sources are as they were; else what `make` builds, kept for the next time.
 * Folders are named by their content and never change, so that builds side by side do not disturb each other.
 */
export async function stored<Facts>(
  { root, name, reader }: { root: string; name: string; reader: SourceReader },
  make: (folder: string) => Promise<{ facts: Facts; sources: Sources }>,
): Promise<Stored<Facts>> {
  const before = storedBefore<Facts>({ root, name, reader });
  if (before) return before;
  await mkdir(root, { recursive: true });
  const making = await mkdtemp(path.join(root, '.making-'));
  try {
    const { facts, sources } = await make(making);
    const hash = await hashOf(making, facts);
    const folder = folderOf(root, hash);
    if (!existsSync(folder)) await rename(making, folder).catch(unlessThere(folder));
    await writeFile(`${making}.json`, JSON.stringify({ hash, facts, sources } satisfies Record<Facts>));
    await rename(`${making}.json`, noteOf(root, name));
    return { name, folder, facts, hash, sources };
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

/** What was built under this name, where its sources are as they were. */
export function storedBefore<Facts>({ root, name, reader }: { root: string; name: string; reader: SourceReader }): Stored<Facts> | null {
  const before = readNote<Facts>(noteOf(root, name));
  if (!before || !existsSync(folderOf(root, before.hash)) || !reader.areAsBefore(before.sources)) return null;
  return { ...before, name, folder: folderOf(root, before.hash) };
}

function folderOf(root: string, hash: string): string {
  return path.join(root, hash.slice(0, 32));
}

function noteOf(root: string, name: string): string {
  return path.join(root, `${name}.json`);
}

function readNote<Facts>(file: string): Record<Facts> | null {
  if (!existsSync(file)) return null;
  // Written by this function alone, in one piece.
  return JSON.parse(readFileSync(file, 'utf8')) as Record<Facts>;
}

async function hashOf(folder: string, facts: unknown): Promise<string> {
  const files = await filesBelow(folder);
  const rows = await Promise.all(files.map(async (file) => `${file} ${sha256(await readFile(path.join(folder, file)))}`));
  return sha256([...rows, JSON.stringify(facts)].join('\n'));
}

/** Another build may have put the same there meanwhile. */
function unlessThere(folder: string): (error: unknown) => void {
  return (error) => {
    if (!existsSync(folder)) throw error;
  };
}
