/** What a thread does that writes sites' files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPacked, packedNow, qualities } from '../compress.ts';
import { sha256 } from '../sha256.ts';
import { linkOrCopy } from './link.ts';

/** The files of a site, by their paths below its folder. */
export interface SiteWanted {
  target: string;
  /** Contents that this site has alone. */
  own: readonly (readonly [file: string, content: Uint8Array<ArrayBuffer>])[];
  /** Places of files that never change. */
  linked: readonly (readonly [file: string, place: string])[];
}

/** Those that were written for this site alone, packed ones among them, with their sha256. */
export type OwnHashes = readonly (readonly [file: string, hash: string])[];

/** Writes a site; what is its own is compressed beside it where that makes it smaller. */
export default function writeSite({ target, own, linked }: SiteWanted): OwnHashes {
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
    return [file, sha256(content)] as const;
  };
  for (const [file, place] of linked) linkOrCopy(place, placeOf(file));
  return own.flatMap(([file, given]) => {
    const content = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
    const whole = write(file, content);
    return isPacked(file, content) ? [whole, write(`${file}.br`, packedNow(content, qualities.own))] : [whole];
  });
}
