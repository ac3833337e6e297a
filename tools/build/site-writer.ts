import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPacked, packed, qualities } from './compress.ts';
import { sha256, type Hashes } from './integrity.ts';

/** Writes the files of a site; a text is compressed beside itself, and everything is hashed. */
export interface SiteWriter {
  /** A file that this site has alone. */
  own(file: string, content: string): void;
  /** A file that other sites have too: it is compressed once for all of them. */
  shared(file: string, content: string | Buffer): void;
  /** As `shared`, below `assets/` under a name that tells its content, so that browsers may keep it for ever. Gives its address on the site. */
  asset(name: string, content: string | Buffer): string;
  /** Copies the files of a folder, compressed as they are. */
  all(folder: string, hashes: Hashes): void;
  /** The sha256 of a file by its address on the site. Throws for one that was not given. */
  hashOf(address: string): string;
  /** Settles when everything is written; gives the sha256 of each file by its path, sorted. */
  done(): Promise<Hashes>;
}

/** What contents that several sites have are compressed to, by their sha256. */
export type PackedOnce = Map<string, Promise<Buffer>>;

/** Into this folder, which has nothing of the same name yet. */
export function siteWriter(target: string, packedOnce: PackedOnce): SiteWriter {
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
  const write = (file: string, content: Buffer, hash = sha256(content)) => {
    writeFileSync(placeOf(file), content);
    hashes.set(file, hash);
  };
  const pack = (file: string, smaller: Promise<Buffer>) => {
    const twin = smaller.then((content) => write(`${file}.br`, content));
    // Reported by done().
    twin.catch(() => undefined);
    packing.push(twin);
  };
  const packOnce = (content: Buffer, hash: string) => {
    const known = packedOnce.get(hash) ?? packed(content, qualities.shared);
    packedOnce.set(hash, known);
    return known;
  };
  const shared = (file: string, content: Buffer, hash = sha256(content)) => {
    if (hashes.has(file)) return;
    write(file, content, hash);
    if (isPacked(file, content)) pack(file, packOnce(content, hash));
  };

  return {
    own(file, text) {
      const content = Buffer.from(text);
      write(file, content);
      if (isPacked(file, content)) pack(file, packed(content, qualities.own));
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
      for (const [file, hash] of Object.entries(listed)) {
        copyFileSync(path.join(folder, file), placeOf(file));
        hashes.set(file, hash);
      }
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
