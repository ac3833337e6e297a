import { constants, copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPacked, packed, qualities } from './compress.ts';
import { sha256, type Hashes } from './integrity.ts';

/** Writes the files of a site; a text is compressed beside itself, and everything is hashed. */
export interface SiteWriter {
  /** A file that this site has alone. */
  own(file: string, content: string): void;
  /** A file that other sites have too: it is written and compressed once, and sites have links to it. */
  shared(file: string, content: string | Buffer): void;
  /** As `shared`, below `assets/` under a name that tells its content, so that browsers may keep it for ever. Gives its address on the site. */
  asset(name: string, content: string | Buffer): string;
  /** The files of a folder that never changes, compressed as they are. */
  all(folder: string, hashes: Hashes): void;
  /** The sha256 of a file by its address on the site. Throws for one that was not given. */
  hashOf(address: string): string;
  /** Settles when everything is written; gives the sha256 of each file by its path, sorted. */
  done(): Promise<Hashes>;
}

/** A file in a place from which sites link it. */
interface Kept {
  place: string;
  hash: string;
}

/** What sites of one run have in common. */
export interface SharedFiles {
  /** Gives where the content is, and what it is compressed to; null for a content that is served as it is. */
  keep(content: Buffer, hash: string, pack: boolean): Kept & { packed: Promise<Kept> | null };
  close(): void;
}

/** Kept in this folder, which is on the disk of the sites and has no other use; `close` removes it, and the sites stay whole. */
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

/** Into this folder, which has nothing of the same name yet. */
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
    // Reported by done().
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

/** Puts a file that never changes in a second place: the same file where the disk allows it, else a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk, a disk without links, or one link too many.
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}
