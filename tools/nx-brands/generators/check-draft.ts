import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBrand } from '../check-brand.ts';
import type { BrandDraft } from './brand-draft.ts';
import { writeFiles } from './write-draft.ts';

/**
 * The errors that `nx check` will report for a drafted brand; gaps in its legal texts are left out, because only the
 * operator can fill them.
 */
export async function draftProblems({ brand, files }: BrandDraft): Promise<string[]> {
  const place = await mkdtemp(path.join(tmpdir(), 'parlour-draft-'));
  try {
    const folder = path.join(place, brand.id);
    const asDemo = { ...brand, jurisdiction: { ...brand.jurisdiction, licence: 'demo' } };
    await writeFiles(folder, new Map([...files, ['brand.json', JSON.stringify(asDemo)]]));
    const { checks } = await checkBrand(folder);
    return checks.flatMap(({ errors }) => errors.map(({ what, mend }) => `${what}; ${mend}`));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
