import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadBrand } from '@parlour/brand/schema';
import { playedStorageKey, sideStorageKey, themeStorageKey } from '@parlour/brand/theme-choice';
import type { LanguageCode } from '@parlour/domain';
import { palette } from '@parlour/ui/make-theme';
import { build, type Rolldown } from 'vite';
import { drawAll } from '../art/index.ts';
import { hydratedEvent, stateElementId } from '../../apps/web/src/entry-server.types.ts';
import { clientBuild, renderBuild } from './brand-config.ts';
import { compressFolder, filesBelow } from './compress.ts';
import { firstViewFaces, fontFaces } from './fonts.ts';
import { brandFolder, renderScriptFolder, siteFolder, stagingFolder, webFolder } from './places.ts';
import { prerender } from './prerender.ts';
import type { RenderingGateway } from './rendering-gateway.ts';
import type { SharedWork } from './shared-work.ts';
import { writeSiteFiles } from './site-files.ts';
import { readTokens } from './theme-plugin.ts';

/** What several brands built by one process have in common. */
export interface BuildTools {
  work: SharedWork;
  gateway: RenderingGateway;
}

/**
 * Builds a brand's site into `dist/brands/<id>`: scripts, style sheet, fonts, pages in every language, pictures, each text
 * compressed, and their list in `build.json`. The site that was there stays until the new one is whole. Throws what is
 * wrong with the brand or the code.
 */
export async function buildBrand(id: string, { work, gateway }: BuildTools): Promise<void> {
  const folder = brandFolder(id);
  const target = stagingFolder(id);
  const brand = loadBrand(folder);
  const tokens = readTokens(folder);
  const client = outputOf(await build(clientBuild(id, work)));
  await build(renderBuild(id, work));
  const colors = { dark: palette(tokens, 'dark'), light: palette(tokens, 'light') };
  const own = colors[brand.defaultTheme];
  await writeSiteFiles(folder, target, brand, {
    themeColor: own.surfaceHeader,
    backgroundColor: own.surface,
  });
  drawAll(brand, target);
  const faces = fontFaces(tokens, brand.languages);
  const facts = await prerender({
    brand,
    scriptFolder: renderScriptFolder(id),
    siteFolder: target,
    fetch: gateway.fetchAs(brand),
    entry: addressOf(client, 'the entry script', isEntry),
    scriptsOf: (language) => [...importsOf(client), addressOf(client, `the texts in ${language}`, (file) => holdsTexts(file, language))],
    styleSheet: addressOf(client, 'the style sheet', (file) => file.fileName.endsWith('.css')),
    fontsOf: (language) => firstViewFaces(faces, language).map((face) => fontAddress(client, face.file)),
    themeColors: { dark: colors.dark.surfaceHeader, light: colors.light.surfaceHeader },
    names: { themeStorageKey, sideStorageKey, playedStorageKey, hydratedEvent },
    stateElementId,
  });
  await compressFolder(target);
  await writeFile(path.join(target, 'build.json'), await hashesOf(target));
  await writeFile(path.join(target, 'csp.json'), JSON.stringify(facts));
  await replaceFolder(siteFolder(id), target);
}

/** Puts the new folder where the old one is. */
async function replaceFolder(old: string, fresh: string): Promise<void> {
  await mkdir(path.dirname(old), { recursive: true });
  await rm(old, { recursive: true, force: true });
  await rename(fresh, old);
}

type OutputFile = Rolldown.RolldownOutput['output'][number];

function outputOf(result: Awaited<ReturnType<typeof build>>): readonly OutputFile[] {
  if (Array.isArray(result) || !('output' in result)) throw new Error('expected one build, for it has one input and one output');
  return result.output;
}

function addressOf(files: readonly OutputFile[], what: string, wanted: (file: OutputFile) => boolean): string {
  const found = files.filter(wanted);
  if (found.length !== 1) throw new Error(`the build made ${found.length} files for ${what}: ${found.map((f) => f.fileName).join(', ')}`);
  return `/${found[0]!.fileName}`;
}

function isEntry(file: OutputFile): boolean {
  return file.type === 'chunk' && file.isEntry;
}

/** What the entry imports, at any depth. */
function importsOf(files: readonly OutputFile[]): string[] {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const found = new Set<string>();
  const follow = (name: string) => {
    for (const next of chunks.get(name)?.imports ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  for (const file of files) if (isEntry(file)) follow(file.fileName);
  return [...found].map((name) => `/${name}`);
}

function holdsTexts(file: OutputFile, language: LanguageCode): boolean {
  return file.type === 'chunk' && file.moduleIds.includes(`\0virtual:brand-catalog/${language}`);
}

function fontAddress(files: readonly OutputFile[], source: string): string {
  const original = path.relative(webFolder, source).replaceAll(path.sep, '/');
  return addressOf(files, source, (file) => file.type === 'asset' && file.originalFileNames.includes(original));
}

/** The sha256 of every file of the site: the gateway serves a build only when what is there is what was built. */
async function hashesOf(folder: string): Promise<string> {
  const files = await filesBelow(folder);
  const rows = await Promise.all(
    files.map(async (file) => [
      file,
      createHash('sha256')
        .update(await readFile(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
  return JSON.stringify(Object.fromEntries(rows), null, 1);
}
