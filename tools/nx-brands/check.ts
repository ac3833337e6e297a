/** `node tools/nx-brands/check.ts <brand>`: everything that a brand folder must hold, without building it. */
import { checkBrand } from './check-brand.ts';

const [id] = process.argv.slice(2);
if (!id) throw new Error('name a brand: node tools/nx-brands/check.ts <brand>');
const problems = await checkBrand(id);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${id} is complete`);
