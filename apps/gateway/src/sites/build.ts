import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import { contentTypeOf, isText } from './content-types.ts';

const gzipped = promisify(gzip);

/** The file that a build writes last: hashes of the inline scripts of its pages. Its change says that there is a new build. */
export const sealName = 'csp.json';
const sealSchema = z.object({
  scriptHashes: z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/)),
  /** Paths that the site has, with `$name` for any one part; where absent, the page itself decides what is not found. */
  routes: z.array(z.string().startsWith('/')).optional(),
});

/** One file of a build, as it can be sent. */
export interface SiteFile {
  contentType: string;
  /** Of the plain bytes. */
  hash: string;
  plain: Buffer;
  /** Made by the build beside the file. */
  brotli: Buffer | undefined;
  /** Made when first asked for; undefined where it would not be smaller. */
  gzip(): Promise<Buffer | undefined>;
}

/** A brand's built site, whole in memory. */
export interface Build {
  /** By path from the build's root, such as `assets/app-1a2b.js` or `pages/BN/index.html`. */
  files: ReadonlyMap<string, SiteFile>;
  scriptHashes: readonly string[];
  /** True for a path that the site has, as far as the build told. */
  hasRoute(pathname: string): boolean;
  /** Changes when the files are built anew. */
  stamp: string;
}

/** What identifies the build in this folder, or null when there is none (or one is being written). */
export async function stampOf(folder: string): Promise<string | null> {
  try {
    const { mtimeMs, ino, size } = await stat(path.join(folder, sealName));
    return `${mtimeMs}-${ino}-${size}`;
  } catch {
    return null;
  }
}

/** Reads a whole build; throws when it is broken. */
export async function readBuild(folder: string, stamp: string): Promise<Build> {
  const { scriptHashes, routes } = sealSchema.parse(JSON.parse(await readFile(path.join(folder, sealName), 'utf8')));
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const present = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const madeByBuild = name.endsWith('.br') && present.has(name.slice(0, -3));
    if (madeByBuild || name === sealName || name.startsWith('.') || name.endsWith('.map')) continue;
    files.set(name, await readSiteFile(folder, name, present.has(`${name}.br`)));
  }
  return { files, scriptHashes, hasRoute: routeTest(routes), stamp };
}

async function readSiteFile(folder: string, name: string, hasBrotli: boolean): Promise<SiteFile> {
  const plain = await readFile(path.join(folder, name));
  const contentType = contentTypeOf(name);
  let packed: Promise<Buffer | undefined> | undefined;
  return {
    contentType,
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    brotli: hasBrotli ? await readFile(path.join(folder, `${name}.br`)) : undefined,
    gzip: () =>
      (packed ??= isText(contentType)
        ? gzipped(plain).then((bytes) => (bytes.length < plain.length ? bytes : undefined))
        : Promise.resolve(undefined)),
  };
}

function routeTest(routes: readonly string[] | undefined): (pathname: string) => boolean {
  if (!routes) return () => true;
  const tests = routes.map((route) => new RegExp(`^${route.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(/\$\w*/g, '[^/]+')}/?$`));
  return (pathname) => tests.some((test) => test.test(pathname));
}
