/**
 * `npx nx legal-texts <brand>`: drafts the clauses that a licensed brand must add to the legal templates, in each language that lacks them.
 */
import path from 'node:path';
import { BrandError } from '@parlour/brand/schema';
import { brandFolder } from '../build/places.ts';
import { writeMissingLegalTexts } from './generators/missing-legal-texts.ts';

const [id] = process.argv.slice(2);
if (!id) throw new Error('name a brand: npx nx legal-texts <brand>');
const folder = brandFolder(id);
try {
  const written = writeMissingLegalTexts(folder);
  for (const file of written) console.log(`CREATE ${path.relative(process.cwd(), path.join(folder, file))}`);
  if (written.length === 0) console.log(`${id} owes the legal templates nothing that is not begun`);
} catch (error) {
  if (!(error instanceof BrandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
