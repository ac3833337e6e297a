import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteWriter } from '../files/site-writer.ts';

/** Writes a file whose name tells its content, and gives its address on the site. */
export type AssetWriter = (name: string, content: string | Buffer) => string;

/** Writes into `assets/` of a site: what stands there may be kept for ever by browsers. */
export function assetWriter(site: SiteWriter): AssetWriter {
  return (name, content) => {
    const { name: base, ext } = path.parse(name);
    return site.shared((hash) => `assets/${base}-${hash.slice(0, 10)}${ext}`, content);
  };
}

/** A file of somewhere else, such as a font of a package, under an address that tells its content. */
export function writeCopy(write: AssetWriter, file: string): string {
  const content = copied.get(file) ?? readFileSync(file);
  copied.set(file, content);
  return write(path.basename(file), content);
}

/** Files of packages, which brands have in common. */
const copied = new Map<string, Buffer>();
