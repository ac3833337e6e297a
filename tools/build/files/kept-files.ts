import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPacked, packed, packedBy, qualities } from '../compress.ts';
import { sha256 } from '../sha256.ts';

/** A file that lies in the store, which never changes it. */
export interface KeptFile {
  place: string;
  hash: string;
}

/** A content and what it is compressed to; null where that would be no smaller. */
export interface Kept extends KeptFile {
  packed: Promise<KeptFile | null>;
}

/** The name of a file, perhaps made of its sha256. */
export type FileName = string | ((hash: string) => string);

export function named(name: FileName, hash: string): string {
  return typeof name === 'string' ? name : name(hash);
}

/** Contents that several brands have alike, each written and compressed once: over brands, and over runs. */
export interface KeptFiles {
  /** `name` tells what kind of file it is. */
  keep(name: FileName, content: Buffer): Kept;
}

/** What is packed in one way is always the same. */
const packedEnd = `.${packedBy(qualities.shared)}.br`;

/** In this folder, named by their content. */
export function keptFiles(folder: string): KeptFiles {
  mkdirSync(folder, { recursive: true });
  const known = new Map<string, Kept>();
  // A picture or font that many brands give is given as the same buffer, which nobody changes.
  const hashes = new WeakMap<Buffer, string>();
  const hashOf = (content: Buffer): string => {
    const hash = hashes.get(content) ?? sha256(content);
    hashes.set(content, hash);
    return hash;
  };

  const pack = async (place: string, content: Buffer): Promise<KeptFile> => {
    const there = `${place}${packedEnd}`;
    if (existsSync(there)) return { place: there, hash: sha256(readFileSync(there)) };
    const smaller = await packed(content, qualities.shared);
    writeWhole(there, smaller);
    return { place: there, hash: sha256(smaller) };
  };

  return {
    keep(name, content) {
      const hash = hashOf(content);
      const before = known.get(hash);
      if (before) return before;
      const place = path.join(folder, hash);
      if (!existsSync(place)) writeWhole(place, content);
      const kept = { place, hash, packed: isPacked(named(name, hash), content) ? pack(place, content) : Promise.resolve(null) };
      known.set(hash, kept);
      return kept;
    },
  };
}

/** In one piece: another build may look for it at any time. */
function writeWhole(place: string, content: Buffer): void {
  const making = `${place}.${process.pid}`;
  writeFileSync(making, content);
  renameSync(making, place);
}
