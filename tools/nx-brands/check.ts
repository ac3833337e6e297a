/**
 * `node tools/nx-brands/check.ts <brand> [--screens
 *
 * --no-screens]`: checks everything that a brand folder must contain, and writes a report. Screenshots are taken if there is a built site;
 * `--screens` requires them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brandFolder, workspace } from '../build/places.ts';
import { checkBrand } from './check-brand.ts';
import { linesOf } from './check/lines.ts';
import { errorsOf } from './check/problem.ts';
import { reportOf } from './report/report.ts';
import { isBuilt, takeScreens, type Screens } from './report/screens.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, allowNegative: true, options: { screens: { type: 'boolean' } } });
const [id] = positionals;
if (!id) throw new Error('name a brand: npx nx check <brand>');
const folder = brandFolder(id);
const checked = await checkBrand(folder);
const broken = errorsOf(checked.checks).length > 0;
console.log(linesOf(checked).join('\n'));

const screens = await screensOf();
const target = path.join(workspace, 'dist/checks', id);
mkdirSync(target, { recursive: true });
const file = path.join(target, 'report.html');
writeFileSync(file, reportOf(folder, checked, screens));
console.log(`report: ${path.relative(process.cwd(), file)}`);
if (screens.taken.length === 0 && values.screens) console.error(`${screens.why} npx nx build ${id}`);
if (broken || (values.screens && screens.taken.length === 0)) process.exitCode = 1;

async function screensOf(): Promise<Screens> {
  if (values.screens === false) return { taken: [], why: 'No pictures of screens were asked for.' };
  if (!checked.brand) return { taken: [], why: 'There are no pictures of screens: what is wrong with brand.json comes first.' };
  if (!isBuilt(checked.id)) return { taken: [], why: 'The site has not been built, so there are no pictures of its screens.' };
  return takeScreens(folder, checked.brand);
}
