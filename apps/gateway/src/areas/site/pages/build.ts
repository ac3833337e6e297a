import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import { renderKitName } from '../rendering/kit.ts';
import { contentTypeOf, isText } from './content-types.ts';
import { routePattern } from './site-rules.ts';

const gzipped = promisify(gzip);

/** The file that a build writes last, with hashes of its pages' inline scripts. If it changes, there is a new build. */
const sealName = 'csp.json';
const sealSchema = z.object({
  scriptHashes: z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/)),
  /** The site's paths, with `$name` for any one part; if absent, the page itself decides what is not found. */
  routes: z.array(z.string().startsWith('/')).optional(),
  /** The hash of the brand facts that it was built from. */
  brand: z.string().optional(),
});

/** The sha256 of every file of the build, by its path. Only files listed here are served. */
const contentsName = 'build.json';
const contentsSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));

/** One file of a build, ready to be sent. */
export interface SiteFile {
  contentType: string;
  /** The hash of the uncompressed bytes. */
  hash: string;
  plain: Buffer;
  /** Compressed by the build, beside the file. */
  brotli: Buffer | undefined;
  /** Compressed on the first request; undefined if that would not make it smaller. */
  gzip(): Promise<Buffer | undefined>;
}

/** A brand's built site, entirely in memory. */
export interface Build {
  /** By path from the build's root, such as `assets/app-1a2b.js` or `pages/BN/index.html`. */
  files: ReadonlyMap<string, SiteFile>;
  scriptHashes: readonly string[];
  /** The site's paths, with `$name` for any one part; empty if the build did not list them. */
  routes: readonly string[];
  /** Whether the site has a path, according to the build. */
  hasRoute(pathname: string): boolean;
  /** Identifies the brand's facts (`factsHash`); undefined if the build did not state it. */
  brand: string | undefined;
  /** The name of the kit that can render its pages again. */
  kit: string;
  /** Changes when the files are rebuilt. */
  stamp: string;
}

/** Identifies the build in this folder; null if there is none, or one is being written. */
export async function stampOf(folder: string): Promise<string | null> {
  try {
    const { mtimeMs, ino, size } = await stat(path.join(folder, sealName));
    return `${mtimeMs}-${ino}-${size}`;
  } catch {
    return null;
  }
}

/** Reads a whole build; throws if a file is missing or differs from the built one, as while a build is being copied. */
export async function readBuild(folder: string, stamp: string): Promise<Build> {
  const read = (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8');
  const { scriptHashes, routes, brand } = sealSchema.parse(JSON.parse(await read(sealName)));
  const list = await read(contentsName);
  const contents = new Map(Object.entries(contentsSchema.parse(JSON.parse(list))));
  const files = new Map<string, SiteFile>();
  for (const name of contents.keys()) {
    const madeByBuild = name.endsWith('.br') && contents.has(name.slice(0, -3));
    if (madeByBuild || name.startsWith('.') || name.endsWith('.map')) continue;
    files.set(name, await readSiteFile(folder, name, contents));
  }
  return { files, scriptHashes, routes: routes ?? [], hasRoute: routeTest(routes), brand, kit: renderKitName(list), stamp };
}

async function readSiteFile(folder: string, name: string, contents: ReadonlyMap<string, string>): Promise<SiteFile> {
  const plain = await readAsBuilt(folder, name, contents);
  const brotli = contents.has(`${name}.br`) ? await readAsBuilt(folder, `${name}.br`, contents) : undefined;
  return siteFileOf(name, contents.get(name)!, plain, brotli);
}

/** A file of a build, from its bytes and their sha256. */
export function siteFileOf(name: string, sha256: string, plain: Buffer, brotli: Buffer | undefined): SiteFile {
  const contentType = contentTypeOf(name);
  let packed: Promise<Buffer | undefined> | undefined;
  return {
    contentType,
    hash: sha256.slice(0, 32),
    plain,
    brotli,
    gzip: () =>
      (packed ??= isText(contentType)
        ? gzipped(plain).then((bytes) => (bytes.length < plain.length ? bytes : undefined))
        : Promise.resolve(undefined)),
  };
}

async function readAsBuilt(folder: string, name: string, contents: ReadonlyMap<string, string>): Promise<Buffer> {
  const bytes = await readFile(path.join(folder, name));
  if (createHash('sha256').update(bytes).digest('hex') !== contents.get(name))
    throw new Error(`${path.join(folder, name)} is not the file that was built`);
  return bytes;
}

function routeTest(routes: readonly string[] | undefined): (pathname: string) => boolean {
  if (!routes) return () => true;
  const tests = routes.map((route) => new RegExp(routePattern(route), 'i'));
  return (pathname) => tests.some((test) => test.test(pathname));
}
