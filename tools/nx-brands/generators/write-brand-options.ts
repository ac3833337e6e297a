// Start file: `node tools/nx-brands/generators/write-brand-options.ts` writes brand-options.json anew.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { brandOptionsSchema } from './brand-options.ts';

const file = path.join(import.meta.dirname, 'brand-options.json');
writeFileSync(file, (await format(file, brandOptionsSchema(), { printWidth: 140 })).code);
