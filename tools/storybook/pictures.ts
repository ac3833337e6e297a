import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadBrands } from '@parlour/brand/schema';
import { palette } from '@parlour/ui/make-theme';
import { colorsOf, drawAll } from '../art/index.ts';
import { brandFolder, brandsFolder, workspace } from '../build/places.ts';
import { siteFiles } from '../build/site-files.ts';
import { readTokens } from '../build/theme-plugin.ts';

/** Where Storybook finds what the site of each brand has at `/art` and beside it: `/<brand>/art/...`, `/<brand>/logo-dark.svg`. */
export const picturesFolder = path.join(workspace, 'dist/.storybook-pictures');

/** Draws the pictures of every brand's site anew, as its build does. */
export async function drawPictures(): Promise<void> {
  rmSync(picturesFolder, { recursive: true, force: true });
  for (const brand of loadBrands(brandsFolder)) {
    const target = path.join(picturesFolder, brand.id);
    const tokens = readTokens(brandFolder(brand.id));
    const colors = { dark: palette(tokens, 'dark'), light: palette(tokens, 'light') };
    const own = colors[brand.defaultTheme];
    const look = { themeColor: own.surfaceHeader, backgroundColor: own.surface };
    mkdirSync(target, { recursive: true });
    for (const [file, content] of await siteFiles(brandFolder(brand.id), brand, look)) writeFileSync(path.join(target, file), content);
    // What there is, for the story that shows it all.
    writeFileSync(path.join(target, 'art/pictures.json'), JSON.stringify(drawAll({ ...brand, ...colorsOf(tokens) }, target)));
  }
}
