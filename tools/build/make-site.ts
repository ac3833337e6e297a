import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demandLegalTexts, loadBrand, type Brand } from '@parlour/brand/schema';
import { palette, type BrandTokens } from '@parlour/ui/make-theme';
import type { Outcome } from './build-brand.ts';
import type { BuildTools } from './build-tools.ts';
import { dress } from './dress/dress.ts';
import { brandMessages, type BrandMessages } from './dress/texts.ts';
import { siteWriter } from './files/site-writer.ts';
import { brandFolder, siteFolder, stagingFolder } from './places.ts';
import { prerender } from './prerender.ts';
import { noteUse } from './scripts/prune.ts';
import { scriptFlags } from './scripts/site-script.ts';
import { sharedPictures, siteFiles } from './site-files.ts';
import { siteKey } from './site-key.ts';
import { inputsOf, noteSite, ownFiles, readNote, siteSum } from './site-note.ts';
import { readTokens } from './theme-plugin.ts';

/**
 * Puts a brand's site together and has it take the place of the one that is there; leaves that where it is the same.
 * Throws what is wrong with the brand or the code.
 */
export async function makeSite(id: string, tools: BuildTools): Promise<Outcome> {
  const folder = brandFolder(id);
  const brand = loadBrand(folder);
  demandLegalTexts(folder, brand);
  const tokens = readTokens(folder);
  const messages = await brandMessages(brand, folder, tools.catalog);
  const { site, render } = await scriptsOf(brand, messages, tools);
  const files = ownFiles(folder);
  const key = siteKey(files, { site, render }, messages, tools.reader);
  const inputs = inputsOf(files, [site, render], tools.reader);
  noteUse(siteFolder(id), [site.folder, render.folder]);
  const before = readNote(id);
  if (before?.key === key && before.site === siteSum(id)) {
    noteSite(id, { key, inputs, scripts: [site.name, render.name] });
    return 'unchanged';
  }

  const target = stagingFolder(id);
  await rm(target, { recursive: true, force: true });
  const writer = siteWriter(target, tools);
  const dressed = await dress({ brand, tokens, folder, site: writer, script: site, messages });
  const colors = themeColors(tokens);
  const own = colors[brand.defaultTheme];
  const look = { themeColor: own.surfaceHeader, backgroundColor: own.surface };
  for (const [file, content] of await siteFiles(folder, brand, look)) writer.shared(file, content);
  for (const [file, content] of await sharedPictures(brand)) writer.shared(file, content);
  const facts = await prerender({
    ...dressed,
    brand,
    site: writer,
    script: site.facts,
    makePages: (language) => tools.makePages({ script: render.folder, brand, language, messages: messages.get(language)! }),
    themeColors: { dark: colors.dark.surfaceHeader, light: colors.light.surfaceHeader },
  });
  // The gateway serves a build only when what is there is what was built.
  const hashes = await writer.done();
  await writeFile(path.join(target, 'build.json'), JSON.stringify(hashes, null, 1));
  await writeFile(path.join(target, 'csp.json'), JSON.stringify(facts));
  await replaceFolder(siteFolder(id), target);
  noteSite(id, { key, inputs, scripts: [site.name, render.name] });
  return 'built';
}

/** The two scripts of a brand's flags. Where the site's must be made first, the pages are rendered meanwhile. */
async function scriptsOf(brand: Brand, texts: BrandMessages, tools: BuildTools) {
  const flags = scriptFlags(brand.flags);
  const rendering = tools.renderScript(flags);
  let making = true;
  const site = tools.siteScript(flags).finally(() => (making = false));
  // Told by the end of this function.
  site.catch(() => undefined);
  const render = await rendering;
  if (making)
    await Promise.all([...texts].map(([language, messages]) => tools.makePages({ script: render.folder, brand, language, messages })));
  return { site: await site, render };
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
