import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../sha256.ts';

/** Writes a file whose name tells its content, and gives its address on the site. */
export type AssetWriter = (name: string, content: string | Buffer) => Promise<string>;

/** Writes into `assets/` of a site: what stands there may be kept for ever by browsers. */
export function assetWriter(site: string): AssetWriter {
  return async (name, content) => {
    const { name: base, ext } = path.parse(name);
    const file = `assets/${base}-${sha256(content).slice(0, 10)}${ext}`;
    await mkdir(path.join(site, 'assets'), { recursive: true });
    await writeFile(path.join(site, file), content);
    return `/${file}`;
  };
}

/** A file of somewhere else, such as a font of a package, under an address that tells its content. */
export async function writeCopy(write: AssetWriter, file: string): Promise<string> {
  return write(path.basename(file), await readFile(file));
}
