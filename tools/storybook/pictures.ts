import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadBrands } from '@parlour/brand/schema';
import { brandFolder, brandsFolder, workspace } from '../build/places.ts';
import { sharedPictures, siteFiles } from '../build/site-files.ts';

/** The folder in which Storybook finds the pictures of each brand's site: `/<brand>/art/...`, `/<brand>/logo-dark.svg`. */
export const picturesFolder = path.join(workspace, 'dist/.storybook-pictures');

/** Writes the pictures of every brand's site, as its build does. */
export async function copyPictures(): Promise<void> {
  rmSync(picturesFolder, { recursive: true, force: true });
  for (const brand of loadBrands(brandsFolder)) {
    const target = path.join(picturesFolder, brand.id);
    const pictures = [...(await sharedPictures(brand)), ...(await siteFiles(brandFolder(brand.id)))];
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
