import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './compress.ts';
import { sha256 } from './sha256.ts';

/** The sha256 of files by their path below a folder, sorted. */
export type Hashes = Readonly<Record<string, string>>;

/** Of every file of the folder; those of `known` are taken from there. */
export async function hashesOf(folder: string, known: Hashes = {}): Promise<Hashes> {
  const files = await filesBelow(folder);
  const hashOf = async (file: string) => known[file] ?? sha256(await readFile(path.join(folder, file)));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await hashOf(file)] as const)));
}

/** The integrity (Subresource Integrity) of each of these files of a site, by its address. */
export async function integrityTable(folder: string, addresses: readonly string[]): Promise<(address: string) => string> {
  const rows = await Promise.all(
    addresses.map(async (address) => [address, `sha256-${sha256(await readFile(path.join(folder, address)), 'base64')}`] as const),
  );
  const table = new Map(rows);
  return (address) => {
    const found = table.get(address);
    if (!found) throw new RangeError(`nobody computed the integrity of ${address}`);
    return found;
  };
}
