import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadBrands } from '@parlour/brand/schema';
import { palette } from '@parlour/ui/make-theme';
import { brandFolder, brandsFolder, workspace } from '../build/places.ts';
import { sharedPictures, siteFiles } from '../build/site-files.ts';
import { readTokens } from '../build/theme-plugin.ts';

/** The folder in which Storybook finds the pictures of each brand's site: `/<brand>/art/...`, `/<brand>/logo-dark.svg`. */
export const picturesFolder = path.join(workspace, 'dist/.storybook-pictures');

/** Writes the pictures of every brand's site, as its build does. */
export async function copyPictures(): Promise<void> {
  rmSync(picturesFolder, { recursive: true, force: true });
  for (const brand of loadBrands(brandsFolder)) {
    const target = path.join(picturesFolder, brand.id);
    const tokens = readTokens(brandFolder(brand.id));
    const colors = { dark: palette(tokens, 'dark'), light: palette(tokens, 'light') };
    const own = colors[brand.defaultTheme];
    const look = { themeColor: own.surfaceHeader, backgroundColor: own.surface };
    const pictures = [...(await sharedPictures(brand)), ...(await siteFiles(brandFolder(brand.id), brand, look))];
    for (const [file, content] of pictures) {
      const place = path.join(target, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, content);
    }
    // The list for the story that shows all pictures.
    const art = pictures.map(([file]) => file).filter((file) => file.startsWith('/art/'));
    writeFileSync(path.join(target, 'art/pictures.json'), JSON.stringify(art));
  }
}
