import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { publicBrand, runtimeBrandGlobal } from '@parlour/brand/vite';
import type { LanguageCode } from '@parlour/domain';
import { renderKitName, type RenderKit } from '@parlour/gateway/render-kit';
import { frameName, offlineName } from '@parlour/gateway/sites';
import { filesBelow } from './compress.ts';
import type { BrandMessages } from './dress.ts';
import type { PageFrame } from './page.ts';
import { renderKitsFolder } from './places.ts';
import { sitePages } from './render/page-maker.ts';
import { linkOrCopy } from './site-writer.ts';

export interface RenderKitInput {
  brand: Brand;
  frames: Partial<Record<LanguageCode, PageFrame>>;
  messages: BrandMessages;
  /** Folder of the script that renders. */
  script: string;
}

/** How many kits of earlier builds are kept, for gateways that still serve those. */
const kept = 2;

/**
 * Writes what a running gateway needs to render a build's pages again (docs/adr/0141). It is stored under the hash of the build's list of
 * files, so that a kit is never used with another build's pages; `list` is the text of that file.
 */
export async function writeRenderKit(id: string, list: string, { brand, frames, messages, script }: RenderKitInput): Promise<void> {
  const kits = renderKitsFolder(id);
  const folder = path.join(kits, renderKitName(list));
  const making = `${folder}.making-${process.pid}`;
  await rm(making, { recursive: true, force: true });
  for (const file of await filesBelow(script)) {
    const place = path.join(making, 'script', file);
    await mkdir(path.dirname(place), { recursive: true });
    linkOrCopy(path.join(script, file), place);
  }
  const kit: RenderKit = {
    runtimeGlobal: runtimeBrandGlobal,
    brand: publicBrand(brand),
    // The frame for all other addresses, with or without a network, shows nothing that changes.
    pages: sitePages(brand).filter(({ name }) => name !== frameName && name !== offlineName),
    languages: Object.fromEntries(
      brand.languages.map((language) => [language, { frame: frames[language]!, messages: messages.get(language)! }]),
    ),
  };
  await writeFile(path.join(making, 'kit.json'), JSON.stringify(kit));
  await rm(folder, { recursive: true, force: true });
  await rename(making, folder);
  await removeOldKits(kits);
}

async function removeOldKits(kits: string): Promise<void> {
  const folders = await Promise.all((await readdir(kits)).map(async (name) => ({ name, at: (await stat(path.join(kits, name))).mtimeMs })));
  const old = folders.toSorted((a, b) => b.at - a.at).slice(1 + kept);
  for (const { name } of old) await rm(path.join(kits, name), { recursive: true, force: true });
}
