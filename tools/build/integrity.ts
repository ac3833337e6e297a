import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './compress.ts';

/** The sha256 of every file of the site: the gateway serves a build only when what is there is what was built. */
export async function hashesOf(folder: string): Promise<string> {
  const files = await filesBelow(folder);
  const rows = await Promise.all(files.map(async (file) => [file, sha256(await readFile(path.join(folder, file)), 'hex')] as const));
  return JSON.stringify(Object.fromEntries(rows), null, 1);
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

function sha256(content: Buffer, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(content).digest(encoding);
}
