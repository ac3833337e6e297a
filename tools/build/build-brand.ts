import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demandLegalTexts, loadBrand, type Brand } from '@parlour/brand/schema';
import { palette, type BrandTokens } from '@parlour/ui/make-theme';
import { colorsOf, drawAll } from '../art/index.ts';
import type { BuildTools } from './build-tools.ts';
import { compressFolder } from './compress.ts';
import { dress } from './dress/dress.ts';
import { hashesOf } from './integrity.ts';
import { brandFolder, siteFolder, stagingFolder } from './places.ts';
import { prerender } from './prerender.ts';
import { scriptFlags } from './scripts/site-script.ts';
import { writeSiteFiles } from './site-files.ts';
import { isUnchanged, noteSite, siteKey } from './site-note.ts';
import { readTokens } from './theme-plugin.ts';

/** What became of a brand's site: `unchanged` where it stood as it would be built. */
export type Outcome = 'built' | 'unchanged';

/**
 * Builds a brand's site into `dist/brands/<id>`: the script of its flags, its theme, texts and fonts, pages in every language,
 * pictures, each text compressed, and their list in `build.json`. The site that was there stays until the new one is whole.
 * Throws what is wrong with the brand or the code.
 */
export async function buildBrand(id: string, tools: BuildTools): Promise<Outcome> {
  const folder = brandFolder(id);
  const brand = loadBrand(folder);
  demandLegalTexts(folder, brand);
  const tokens = readTokens(folder);
  const flags = scriptFlags(brand.flags);
  const scripts = { site: await tools.siteScript(flags), render: await tools.renderScript() };
  const key = await siteKey(brand, folder, scripts, tools);
  if (await isUnchanged(id, key)) return 'unchanged';

  const target = stagingFolder(id);
  await rm(target, { recursive: true, force: true });
  const dressed = await dress({ brand, tokens, folder, target, script: scripts.site, catalog: tools.catalog });
  const colors = themeColors(tokens);
  const own = colors[brand.defaultTheme];
  await writeSiteFiles(folder, target, brand, { themeColor: own.surfaceHeader, backgroundColor: own.surface });
  drawAll({ ...brand, ...colorsOf(tokens) }, target);
  const facts = await prerender({
    ...dressed,
    brand,
    siteFolder: target,
    script: scripts.site.facts,
    render: async (job) => tools.render({ script: scripts.render.folder, flags, brand, job }),
    themeColors: { dark: colors.dark.surfaceHeader, light: colors.light.surfaceHeader },
  });
  await compressFolder(target);
  // The gateway serves a build only when what is there is what was built.
  const hashes = await hashesOf(target, scripts.site.facts.hashes);
  await writeFile(path.join(target, 'build.json'), JSON.stringify(hashes, null, 1));
  await writeFile(path.join(target, 'csp.json'), JSON.stringify(facts));
  await replaceFolder(siteFolder(id), target);
  await noteSite(id, key);
  return 'built';
}

function themeColors(tokens: BrandTokens): Record<Brand['defaultTheme'], ReturnType<typeof palette>> {
  return { dark: palette(tokens, 'dark'), light: palette(tokens, 'light') };
}

/** Puts the new folder where the old one is. */
async function replaceFolder(old: string, fresh: string): Promise<void> {
  await mkdir(path.dirname(old), { recursive: true });
  await rm(old, { recursive: true, force: true });
  await rename(fresh, old);
}
