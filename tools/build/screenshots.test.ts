// N82.
import { loadBrands } from '@parlour/brand/schema';
import { palette } from '@parlour/ui/make-theme';
import { expect, test } from 'vitest';
import { brandFolder, brandsFolder } from './places.ts';
import { installedScreens, screens } from './screenshots.ts';
import { readTokens } from './theme-plugin.ts';

const [brand] = loadBrands(brandsFolder).filter(({ flags }) => flags.liteApp);

test('pictures of the site are drawn from the brand, in the sizes that its web manifest lists', async () => {
  const folder = brandFolder(brand!.id);
  const drawn = await screens(folder, brand!, palette(readTokens(folder), brand!.defaultTheme));
  const listed = installedScreens(brand!.name);
  expect(listed.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  for (const { src, sizes } of listed) {
    const png = drawn.get(src.slice(1))!;
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    // A picture that failed to load would leave an empty page, which compresses well.
    expect(png.length).toBeGreaterThan(50_000);
    const [short, long] = sizes
      .split('x')
      .map(Number)
      .toSorted((a, b) => a - b) as [number, number];
    expect(long / short, 'what browsers take').toBeLessThanOrEqual(2.3);
  }
});
