// Entry file: `node tools/nx-brands/generators/write-brand-options.ts` regenerates brand-options.json.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { brandOptionsSchema } from './brand-options.ts';

const file = path.join(import.meta.dirname, 'brand-options.json');
writeFileSync(file, (await format(file, brandOptionsSchema(), { printWidth: 140 })).code);
