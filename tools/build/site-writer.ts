import { constants, copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPacked, packed, qualities } from './compress.ts';
import { sha256, type Hashes } from './integrity.ts';

/** Writes the files of a site, with compressed versions of text files, and hashes everything. */
export interface SiteWriter {
  /** Writes a file of this site only. */
  own(file: string, content: string): void;
  /** Writes a file that other sites have too: it is stored and compressed once, and sites link to it. */
  shared(file: string, content: string | Buffer): void;
  /** As `shared`, below `assets/` under a content-hashed name, so that browsers may cache it for ever. Returns its address on the site. */
  asset(name: string, content: string | Buffer): string;
  /** Adds the files of an immutable folder with their compressed versions. */
  all(folder: string, hashes: Hashes): void;
  /** The sha256 of a file by its address on the site. Throws for an unknown file. */
  hashOf(address: string): string;
  /** Resolves when everything is written, with the sha256 of each file by its path, sorted. */
  done(): Promise<Hashes>;
}

/** A stored file that sites link to. */
interface Kept {
  place: string;
  hash: string;
}

/** Files shared by the sites of one run. */
export interface SharedFiles {
  /** Stores the content and its compressed version; the latter is null for content that is served uncompressed. */
  keep(content: Buffer, hash: string, pack: boolean): Kept & { packed: Promise<Kept> | null };
  close(): void;
}

/**
 * Stores them in this folder, which must be on the same disk as the sites and is used for nothing else; `close` removes it without
 * affecting the sites.
 */
export function sharedFiles(folder: string): SharedFiles {
  const known = new Map<string, ReturnType<SharedFiles['keep']>>();
  const write = (content: Buffer, hash: string): Kept => {
    const place = path.join(folder, hash);
    writeFileSync(place, content);
    return { place, hash };
  };
  const pack = async (content: Buffer): Promise<Kept> => {
    const smaller = await packed(content, qualities.shared);
    return write(smaller, sha256(smaller));
  };
  return {
    keep(content, hash, packable) {
      if (known.size === 0) mkdirSync(folder, { recursive: true });
      const kept = known.get(hash) ?? { ...write(content, hash), packed: packable ? pack(content) : null };
      known.set(hash, kept);
      return kept;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Writes into this folder, which must not contain files of the same names. */
export function siteWriter(target: string, sharing: SharedFiles): SiteWriter {
  const hashes = new Map<string, string>();
  const folders = new Set<string>();
  const packing: Promise<void>[] = [];
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
  const link = (file: string, { place, hash }: Kept) => {
    linkOrCopy(place, placeOf(file));
    hashes.set(file, hash);
  };
  const later = (work: Promise<void>) => {
    // `done()` reports errors.
    work.catch(() => undefined);
    packing.push(work);
  };
  const shared = (file: string, content: Buffer, hash = sha256(content)) => {
    if (hashes.has(file)) return;
    const kept = sharing.keep(content, hash, isPacked(file, content));
    link(file, kept);
    if (kept.packed) later(kept.packed.then((twin) => link(`${file}.br`, twin)));
  };

  return {
    own(file, text) {
      const content = Buffer.from(text);
      write(file, content);
      if (isPacked(file, content)) later(packed(content, qualities.own).then((twin) => write(`${file}.br`, twin)));
    },
    shared: (file, content) => shared(nameOf(file), Buffer.from(content)),
    asset(name, given) {
      const content = Buffer.from(given);
      const hash = sha256(content);
      const { name: base, ext } = path.parse(name);
      const file = `assets/${base}-${hash.slice(0, 10)}${ext}`;
      shared(file, content, hash);
      return `/${file}`;
    },
    all(folder, listed) {
      for (const [file, hash] of Object.entries(listed)) link(file, { place: path.join(folder, file), hash });
    },
    hashOf(address) {
      const hash = hashes.get(nameOf(address));
      if (!hash) throw new RangeError(`the site has no file ${address}`);
      return hash;
    },
    async done() {
      await Promise.all(packing);
      return Object.fromEntries([...hashes].sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}

function nameOf(address: string): string {
  return address.replace(/^\//, '');
}

/** Links an immutable file to a second place, or copies it where the disk does not support links. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk, a disk without hard links, or too many links.
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}
