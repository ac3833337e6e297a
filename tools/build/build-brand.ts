import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Brand, BrandError, demandLegalTexts, loadBrand } from '@parlour/brand/schema';
import { paymentsProblem } from '@parlour/gateway/payments-problem';
import { workerName } from '@parlour/gateway/sites';
import { palette } from '@parlour/ui/make-theme';
import type { BuildTools } from './build-tools.ts';
import { brandMessages, dress } from './dress.ts';
import { brandFolder, siteFolder, stagingFolder } from './places.ts';
import { prerender } from './prerender.ts';
import { sitePages } from './render/page-maker.ts';
import { writeRenderKit } from './render-kit.ts';
import { scriptFlags } from './scripts/scripts.ts';
import { screens } from './screenshots.ts';
import { sharedPictures, siteFiles } from './site-files.ts';
import { isAsNoted, noteSite, siteKey } from './site-note.ts';
import { siteWriter } from './site-writer.ts';
import { readTokens } from './theme-plugin.ts';
import { writeRemover, writeWorker } from './worker.ts';

/** The result for a brand's site; `unchanged` if the existing site is up to date. */
export type Outcome = 'built' | 'unchanged';

/**
 * Builds a brand's site into `dist/brands/<id>`: the script of its flags, its theme, texts and fonts, pages in every language
 * and pictures, with compressed versions of text files and a list of all files in `build.json`. The previous site stays in place
 * until the new one is complete. Throws if the brand or the code has errors.
 */
export async function buildBrand(id: string, tools: BuildTools): Promise<Outcome> {
  const folder = brandFolder(id);
  const brand = loadBrand(folder);
  demandLegalTexts(folder, brand);
  demandPayments(folder, brand);
  const flags = scriptFlags(brand.flags);
  const [site, render, worker] = await Promise.all([
    tools.siteScript(flags),
    tools.renderScript(flags),
    flags.liteApp ? tools.workerScript() : null,
  ]);
  const key = siteKey(folder, worker ? [site, render, worker] : [site, render], tools.reader, await tools.publishedOf(brand));
  if (isAsNoted(id, key)) return 'unchanged';

  const tokens = readTokens(folder);
  const messages = await brandMessages(brand, folder, tools.catalog);
  const target = stagingFolder(id);
  await rm(target, { recursive: true, force: true });
  const writer = siteWriter(target, tools.sharing);
  const dressed = await dress({ brand, tokens, folder, site: writer, script: site, messages });
  const colors = { dark: palette(tokens, 'dark'), light: palette(tokens, 'light') };
  const own = colors[brand.defaultTheme];
  for (const [file, content] of await siteFiles(folder)) writer.shared(file, content);
  for (const [file, content] of await sharedPictures(brand)) writer.shared(file, content);
  if (brand.flags.liteApp) for (const [file, content] of await screens(folder, brand, own)) writer.shared(file, content);
  const { facts, frames, offlineNotes } = await prerender({
    ...dressed,
    brand,
    site: writer,
    script: site.facts,
    makePages: (language) => tools.makePages({ script: render.folder, brand, language, messages: messages.get(language)! }),
    themeColors: { dark: colors.dark.surfaceHeader, light: colors.light.surfaceHeader },
    look: { themeColor: own.surfaceHeader, backgroundColor: own.surface },
  });
  if (worker)
    writeWorker({
      script: worker.folder,
      site: writer,
      routes: facts.routes,
      pages: sitePages(brand),
      languages: brand.languages,
      common: [site.facts.entry, ...site.facts.firstView, site.facts.styleSheet, dressed.themeSheet],
      noteOf: (language) => offlineNotes[language]!,
      filesOf: (language) => [dressed.texts[language]!.first, ...dressed.fontsOf(language)],
    });
  else writeRemover(writer, workerName);
  // The gateway serves a build only if its files match this list.
  const hashes = await writer.done();
  const list = JSON.stringify(hashes, null, 1);
  await writeFile(path.join(target, 'build.json'), list);
  await writeFile(path.join(target, 'csp.json'), JSON.stringify(facts));
  // Written before the site, because a gateway that finds a build looks for its render kit.
  await writeRenderKit(id, list, { brand, frames, messages, script: render.folder });
  await replaceFolder(siteFolder(id), target);
  noteSite(id, key);
  return 'built';
}

/** Replaces the old folder by the new one. */
async function replaceFolder(old: string, fresh: string): Promise<void> {
  await mkdir(path.dirname(old), { recursive: true });
  await rm(old, { recursive: true, force: true });
  await rename(fresh, old);
}

/** Throws BrandError for a licensed brand without a payment provider: its pages show payment methods and could not be rendered. */
export function demandPayments(folder: string, brand: Brand, env: NodeJS.ProcessEnv = process.env): void {
  const problem = paymentsProblem(brand, env);
  if (problem) throw new BrandError(`brands/${path.basename(folder)}/brand.json`, { at: 'jurisdiction.licence', ...problem });
}
