/**
 * Generates the files derived from the facts of languages: the table in libs/domain, and the choices in the brands' schema and
 * generator. `--check` writes nothing and exits with 1 if the table is out of date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../build/places.ts';
import { languagesModule, readLanguageFacts } from './language-facts.ts';

const file = path.join(workspace, 'libs/domain/src/generated/languages.ts');
const text = languagesModule(readLanguageFacts());

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('libs/domain/src/generated/languages.ts is not what the facts of languages give: run `npm run languages`');
    process.exitCode = 1;
  }
} else {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  // Imported late, since they read the table that was just written.
  const { writeBrandJsonSchema } = await import('@parlour/brand/json-schema');
  writeBrandJsonSchema();
  await import('../nx-brands/generators/write-brand-options.ts');
}
