import { loadBrands } from '@parlour/brand/schema';
import { palette } from '@parlour/ui/make-theme';
import { brandFolder, brandsFolder } from './places.ts';
import { readTokens } from './theme-plugin.ts';

/** The accent of each brand in its default theme, by merchant code; it shows operators whose data is on a screen (office O2). */
export function merchantColours(): Readonly<Record<string, string>> {
  const colours = loadBrands(brandsFolder).map(({ id, merchantCode, defaultTheme }): [string, string] => {
    const { accent } = palette(readTokens(brandFolder(id)), defaultTheme);
    return [merchantCode, accent];
  });
  return Object.fromEntries(colours);
}
