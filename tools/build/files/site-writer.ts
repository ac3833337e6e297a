import type { Hashes } from '../integrity.ts';
import { joined, type Chunks } from './chunks.ts';
import { named, type FileName, type KeptFiles } from './kept-files.ts';
import type { SiteWanted } from './writing-thread.ts';
import type { WritingThreads } from './writing-threads.ts';

/** Puts a site together; each file is compressed beside it where that makes it smaller, and hashed. */
export interface SiteWriter {
  /** A file that this site has alone. */
  own(file: string, content: string | Chunks): void;
  /** A file that other sites have too; gives its address on the site. */
  shared(file: FileName, content: string | Buffer): string;
  /** Files of a folder that never changes, with their hashes. */
  all(folder: string, hashes: Hashes): void;
  /** The sha256 of a file that other sites have too, by its address on the site. Throws for one that was not given. */
  hashOf(address: string): string;
  /** Writes everything; gives the sha256 of each file by its path, sorted. */
  done(): Promise<Hashes>;
}

/** Into this folder, which has nothing of the same name yet. */
export function siteWriter(target: string, { kept, threads }: { kept: KeptFiles; threads: Pick<WritingThreads, 'write'> }): SiteWriter {
  const own: SiteWanted['own'][number][] = [];
  const linked: SiteWanted['linked'][number][] = [];
  const hashes = new Map<string, string>();
  const packing: Promise<void>[] = [];
  const link = (file: string, place: string, hash: string) => {
    linked.push([file, place]);
    hashes.set(file, hash);
  };
  const nameOf = (file: string) => file.replace(/^\//, '');

  return {
    own: (file, content) => void own.push([nameOf(file), joined(typeof content === 'string' ? [content] : content)]),
    shared(file, given) {
      const found = kept.keep(file, typeof given === 'string' ? Buffer.from(given) : given);
      const name = nameOf(named(file, found.hash));
      if (hashes.has(name)) return `/${name}`;
      link(name, found.place, found.hash);
      const twin = found.packed.then((smaller) => (smaller ? link(`${name}.br`, smaller.place, smaller.hash) : undefined));
      // Told by done().
      twin.catch(() => undefined);
      packing.push(twin);
      return `/${name}`;
    },
    all(folder, listed) {
      for (const [file, hash] of Object.entries(listed)) link(file, `${folder}/${file}`, hash);
    },
    hashOf(address) {
      const hash = hashes.get(nameOf(address));
      if (!hash) throw new RangeError(`the site has no file ${address}`);
      return hash;
    },
    async done() {
      await Promise.all(packing);
      for (const [file, hash] of await threads.write({ target, own, linked })) hashes.set(file, hash);
      return Object.fromEntries([...hashes].sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}
