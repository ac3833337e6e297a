import { existsSync } from 'node:fs';
import path from 'node:path';
import { getProjects, type Tree } from '@nx/devkit';
import { loadBrands } from '@parlour/brand/schema';
import { brandsFolder } from '../../build/places.ts';
import { draftBrand } from './brand-draft.ts';
import type { BrandOptions } from './brand-options.ts';
import { draftProblems } from './check-draft.ts';
import { nextSteps } from './next-steps.ts';
import { folderTaken, writeDraft } from './write-draft.ts';

/**
 * Nx generator: `npx nx g brand`. Everything is checked before anything is written; then the folder appears in one step. Nx's tree is not
 * used, because it writes file by file and only within the workspace.
 */
export default async function brandGenerator(tree: Tree, options: BrandOptions): Promise<() => Promise<void>> {
  if (options.id && existsSync(path.join(brandsFolder, options.id))) throw new Error(folderTaken(options.id));
  // With two projects of one name, Nx refuses every command.
  if (getProjects(tree).has(options.id)) throw new Error(`--id: is "${options.id}", which is a project of Nx; choose another id`);
  const draft = await draftBrand(options, existsSync(brandsFolder) ? loadBrands(brandsFolder) : []);
  const [problem] = await draftProblems(draft);
  if (problem !== undefined) throw new Error(`nx check would refuse this brand: ${problem}`);
  const shown = path.relative(process.cwd(), path.join(brandsFolder, draft.brand.id));
  for (const name of draft.files.keys()) console.log(`CREATE ${path.join(shown, name)}`);
  return async () => {
    await writeDraft(draft, brandsFolder);
    console.log(`\n${nextSteps(draft, brandsFolder)}`);
  };
}
