import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import type { LanguageCode } from '@parlour/domain';
import {
  contentTypeOf,
  everyHeaders,
  fileHeaders,
  frameName,
  frameOriginsOf,
  videoOriginsOf,
  imageOriginsOf,
  offlineName,
  pageHeaders,
  readBuild,
  stampOf,
  type Headers,
} from '@parlour/gateway/sites';
import { merchantsOf } from '@parlour/gateway';

export interface Surroundings {
  /** Where the server finds the gateway, such as `http://10.0.0.5:4300`. */
  gateway: URL;
  /** Origins of the games that pages embed, by vendor code; the same as in the gateway's settings. */
  gameOrigins: Readonly<Record<string, { origin: string }>>;
}

/** The facts that another server needs to serve a brand's built site like the gateway. */
export interface Site {
  /** The brand's id, as a name for variables. */
  name: string;
  /** Identifies the build. */
  build: string;
  gateway: URL;
  domains: readonly string[];
  languages: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
  /** On every answer. */
  every: Headers;
  /** Headers of a page in this language, in addition to `every`; it may run these scripts besides those of the build. */
  page(language: LanguageCode, alsoRun?: readonly string[]): Headers;
  /** Files other than pages, from the root of the site, with their headers in addition to `every`. */
  files: readonly { name: string; headers: Headers }[];
  /** Media types by file extension. */
  types: ReadonlyMap<string, string>;
  /** Paths of the site, with `$name` for any one segment. */
  routes: readonly string[];
  /** Paths other than `/` that have a page of their own, as `rng` for `/rng`; the others are shown in the frame. */
  rendered: readonly string[];
}

/** Reads the built site in `folder`. Throws an error of one sentence if there is none, or if its files are not the built ones. */
export async function readSite(brand: Brand, folder: string, { gateway, gameOrigins }: Surroundings): Promise<Site> {
  const stamp = await stampOf(folder);
  if (stamp === null) throw new Error(`${brand.id} has not been built: run npx nx build ${brand.id}`);
  const build = await readBuild(folder, stamp);
  const merchant = merchantsOf([brand]).byCode(brand.merchantCode);
  // A site served from elsewhere is on the Internet.
  const facts = {
    scriptHashes: build.scriptHashes,
    frameOrigins: [...frameOriginsOf(merchant, gameOrigins), ...videoOriginsOf(merchant)],
    imageOrigins: imageOriginsOf(merchant),
    secure: true,
  };
  const names = [...build.files.keys()];
  const pages = names.filter((name) => name.startsWith(`pages/${brand.defaultLanguage}/`)).map((name) => path.basename(name, '.html'));
  return {
    name: brand.id.replaceAll('-', '_'),
    build: build.kit,
    gateway,
    domains: brand.domains,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    every: everyHeaders(merchant, facts),
    page: (language, alsoRun = []) => pageHeaders(language, { ...facts, scriptHashes: [...facts.scriptHashes, ...alsoRun] }),
    files: names.filter((name) => !name.startsWith('pages/')).map((name) => ({ name, headers: fileHeaders(name) })),
    types: new Map(names.map((name) => [path.extname(name).slice(1), contentTypeOf(name)])),
    routes: build.routes,
    rendered: pages.filter((page) => page !== 'index' && page !== frameName && (page === offlineName || build.hasRoute(`/${page}`))),
  };
}

/** The files of the build that are served, by name. */
export async function siteFiles(folder: string): Promise<readonly string[]> {
  const built = Object.keys(JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')) as Record<string, string>);
  return built.filter((name) => !name.startsWith('.') && !name.endsWith('.map'));
}
