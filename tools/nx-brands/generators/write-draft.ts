import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandDraft } from './brand-draft.ts';

/**
 * Writes a brand into its folder below `brandsFolder`, completely or not at all. Throws an error of one sentence if the folder exists, even
 * if somebody else created it meanwhile.
 */
export async function writeDraft({ brand, files }: BrandDraft, brandsFolder: string): Promise<void> {
  const target = path.join(brandsFolder, brand.id);
  await mkdir(brandsFolder, { recursive: true });
  // In the same folder, so that a rename moves it in one step; folders that start with a dot are not read as brands.
  const folder = await mkdtemp(path.join(brandsFolder, `.${brand.id}-`));
  try {
    const draft = path.join(folder, brand.id);
    await writeFiles(draft, files);
    if (existsSync(target)) throw new Error(folderTaken(brand.id));
    await rename(draft, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function writeFiles(folder: string, files: BrandDraft['files']): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

export const folderTaken = (id: string): string => `--id: brands/${id} is there already; choose another id`;
