/** `npm run draw [-- <brand> ...]`: writes the pictures that are committed. With brands, their banners alone. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadBrands } from '@parlour/brand/schema';
import { brandTokensSchema } from '@parlour/ui/make-theme';
import { colorsOf } from './accent-look.ts';
import { titlePictures } from './letters/titles.ts';
import { bannersOf, sharedPictures, type Pictures } from './pictures.ts';

const brandsFolder = path.resolve(process.env['BRANDS_DIR'] || path.join(import.meta.dirname, '../../../brands'));
const ids = process.argv.slice(2);
const all = loadBrands(brandsFolder);
for (const id of ids) if (!all.some((brand) => brand.id === id)) throw new RangeError(`there is no brand ${id}`);

if (ids.length === 0) {
  const folder = path.join(import.meta.dirname, '../pictures');
  // A title's file is named after its text: files whose text is gone are deleted.
  rmSync(path.join(folder, 'titles'), { recursive: true, force: true });
  write(folder, new Map([...sharedPictures(), ...titlePictures()]));
}
for (const { id } of all.filter((brand) => ids.length === 0 || ids.includes(brand.id))) {
  const folder = path.join(brandsFolder, id);
  const tokens = brandTokensSchema.parse(JSON.parse(readFileSync(path.join(folder, 'tokens.json'), 'utf8')));
  write(path.join(folder, 'assets/banners'), bannersOf({ id, ...colorsOf(tokens) }));
}

function write(folder: string, pictures: Pictures): void {
  for (const [file, source] of pictures) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, source);
  }
}
