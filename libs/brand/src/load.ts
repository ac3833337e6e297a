import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { BrandError } from './brand-error.ts';
import { brandSchema, type Brand } from './brand-schema.ts';
import { legalDocuments, legalFile } from './legal-documents.ts';

/**
 * The brand in `folder` (such as `brands/padma`), checked whole.
 * Throws BrandError with one sentence that names the file, the path in it and what is wrong.
 */
export function loadBrand(folder: string): Brand {
  const file = path.join(folder, 'brand.json');
  const shown = path.relative(process.cwd(), file) || file;
  if (!existsSync(file)) throw new BrandError(shown, 'is missing; a brand folder needs one (docs/guides/add-a-brand.md)');
  const result = brandSchema.safeParse(readJson(file, shown));
  if (!result.success) throw new BrandError(shown, result.error.issues.map(sentence).join('; '));
  const brand = result.data;
  if (brand.id !== path.basename(path.resolve(folder)))
    throw new BrandError(shown, `id is "${brand.id}", but must be the name of the folder`);
  if (brand.jurisdiction.licence !== 'demo') demandLegalTexts(folder, brand, shown);
  return brand;
}

/** Every brand in `root` (the folder `brands/`), by id. Throws BrandError for a broken one, or when two claim the same host or merchant code. */
export function loadBrands(root: string): Brand[] {
  const brands = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => loadBrand(path.join(root, entry.name)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const owners = new Map<string, Brand>();
  for (const brand of brands) {
    const file = path.join(path.relative(process.cwd(), root), brand.id, 'brand.json');
    for (const [what, value] of [['merchantCode', brand.merchantCode], ...brand.domains.map((d) => ['domains', d] as const)] as const) {
      const owner = owners.get(`${what} ${value}`);
      if (owner) throw new BrandError(file, `${what} has "${value}", which belongs to ${owner.id} already; give each brand its own`);
      owners.set(`${what} ${value}`, brand);
    }
  }
  return brands;
}

function readJson(file: string, shown: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BrandError(shown, `is not JSON (${(error as Error).message}); mend it there`);
  }
}

function sentence(issue: z.core.$ZodIssue): string {
  const at = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return `${[at, issue.keys.join(', ')].filter(Boolean).join('.')} is no key of a brand; remove it or mend its name`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${at} is missing; state it, for nothing has a default`;
  return `${at || 'the whole'} ${issue.message.replace(/^Invalid/, 'is an invalid')}`;
}

function demandLegalTexts(folder: string, brand: Brand, shown: string): void {
  for (const language of brand.languages)
    for (const document of legalDocuments)
      if (!existsSync(path.join(folder, legalFile(language, document))))
        throw new BrandError(
          shown,
          `names a licence, so ${legalFile(language, document)} must be there; write it or set jurisdiction.licence to "demo"`,
        );
}
