/** `node tools/nx-brands/check.ts <brand>`: everything that a brand folder must hold, without building it. */
import { parseArgs } from 'node:util';
import { brandFolder } from '../build/places.ts';
import { checkBrand } from './check-brand.ts';
import { linesOf } from './check/lines.ts';
import { errorsOf } from './check/problem.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [id] = positionals;
if (!id) throw new Error('name a brand: npx nx check <brand>');
const checked = await checkBrand(brandFolder(id));
console.log(linesOf(checked).join('\n'));
if (errorsOf(checked.checks).length > 0) process.exitCode = 1;
