/**
 * Generates the files derived from the facts of languages: the tables in libs/domain, and the choices in the brands' schema and
 * generator. `--check` writes nothing and exits with 1 if a table is out of date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../build/places.ts';
import { foldsModule, languagesModule, readLanguageFacts } from './language-facts.ts';

const rows = readLanguageFacts();
const folder = path.join(workspace, 'libs/domain/src/generated');
const modules = { 'languages.ts': languagesModule(rows), 'folds.ts': foldsModule(rows) };

if (process.argv.includes('--check')) {
  for (const [name, text] of Object.entries(modules)) {
    if (readFileSync(path.join(folder, name), 'utf8') === text) continue;
    console.error(`libs/domain/src/generated/${name} is not what the facts of languages give: run \`npm run languages\``);
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(modules)) writeFileSync(path.join(folder, name), text);
  // Imported late, since they read the table that was just written.
  const { writeBrandJsonSchema } = await import('@parlour/brand/json-schema');
  writeBrandJsonSchema();
  await import('../nx-brands/generators/write-brand-options.ts');
}
