import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPacked, packed, qualities } from '../compress.ts';
import type { Hashes } from '../integrity.ts';
import { sha256 } from '../sha256.ts';
import type { KeptFiles } from './kept-files.ts';
import { linkOrCopy } from './link.ts';

/** Puts a site together; each file is compressed beside it where that makes it smaller, and hashed as it is written. */
export interface SiteWriter {
  /** A file that this site has alone. */
  own(file: string, content: string | Buffer): void;
  /** A file that other sites have too. */
  shared(file: string, content: string | Buffer): void;
  /** Files of a folder that never changes, with their hashes. */
  all(folder: string, hashes: Hashes): void;
  /** The sha256 of a file that was written, by its address on the site. Throws for one that was not. */
  hashOf(address: string): string;
  /** When everything is written: the sha256 of each file by its path, sorted. */
  done(): Promise<Hashes>;
}

/** Into this folder, which has nothing of the same name yet. */
export function siteWriter(target: string, kept: KeptFiles): SiteWriter {
  const hashes = new Map<string, string>();
  const work: Promise<void>[] = [];
  const folders = new Set<string>();
  const placeOf = (file: string) => {
    const place = path.join(target, file);
    const folder = path.dirname(place);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return place;
  };
  const write = (file: string, content: Buffer) => {
    writeFileSync(placeOf(file), content);
    hashes.set(file, sha256(content));
  };
  const link = (file: string, from: string, hash: string) => {
    linkOrCopy(from, placeOf(file));
    hashes.set(file, hash);
  };
  const later = (part: Promise<void>) => {
    // Told by done().
    part.catch(() => undefined);
    work.push(part);
  };
  const nameOf = (file: string) => file.replace(/^\//, '');

  return {
    own(file, given) {
      const name = nameOf(file);
      const content = Buffer.from(given);
      write(name, content);
      if (isPacked(name, content)) later(packed(content, qualities.own).then((smaller) => write(`${name}.br`, smaller)));
    },
    shared(file, given) {
      const name = nameOf(file);
      if (hashes.has(name)) return;
      const found = kept.keep(name, Buffer.from(given));
      link(name, found.place, found.hash);
      later(found.packed.then((smaller) => (smaller ? link(`${name}.br`, smaller.place, smaller.hash) : undefined)));
    },
    all(folder, listed) {
      for (const [file, hash] of Object.entries(listed)) link(file, path.join(folder, file), hash);
    },
    hashOf(address) {
      const hash = hashes.get(nameOf(address));
      if (!hash) throw new RangeError(`the site has no file ${address}`);
      return hash;
    },
    async done() {
      await Promise.all(work);
      return Object.fromEntries([...hashes].sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}
