import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { loadBrands } from '@parlour/brand/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { brandMarks, markKinds, type BrandMarks } from './brand-marks.ts';
import { filesBelow } from './compress.ts';
import { brandsFolder, siteFolder } from './places.ts';

// Checks the output of `nx run-many -t build`: nothing of one brand may appear in another's output.
const brands = loadBrands(brandsFolder);
const ids = brands.map(({ id }) => id);
const marks = new Map<string, BrandMarks>();
/** All text in a brand's output, including text that exists only compressed, in lower case. */
const texts = new Map<string, string>();
/** Hashes of pictures that are not text. */
const pictures = new Map<string, ReadonlySet<string>>();

beforeAll(async () => {
  for (const brand of brands) {
    marks.set(brand.id, await brandMarks(brand));
    const folder = siteFolder(brand.id);
    const files = await filesBelow(folder);
    const bytes = (file: string) => readFileSync(path.join(folder, file));
    const plain = (file: string) => /\.(js|css|html|json|svg|txt|xml|webmanifest|map)$/.test(file);
    const found = new Map(files.filter(plain).map((file) => [file, String(bytes(file))]));
    for (const file of files.filter((name) => name.endsWith('.br'))) {
      const unpacked = String(brotliDecompressSync(bytes(file)));
      // Identical files need not be searched twice.
      if (found.get(file.slice(0, -3)) !== unpacked) found.set(file, unpacked);
    }
    texts.set(brand.id, [...found.values()].join('\n').toLowerCase());
    const drawn = files.filter((file) => file.endsWith('.png'));
    pictures.set(brand.id, new Set(drawn.map((file) => createHash('sha256').update(bytes(file)).digest('hex'))));
  }
});

/** What only `brand` has of a kind: whatever `other` contains too is not distinctive. */
function alone(brand: string, other: string, kind: keyof BrandMarks): string[] {
  const others = marks.get(other)![kind];
  return [...marks.get(brand)![kind]].filter((mark) => !others.has(mark));
}
const holds = (brand: string, mark: string) => texts.get(brand)!.includes(mark.toLowerCase());

describe.each(ids)('of %s', (id) => {
  // Otherwise the tests below would search for nothing.
  test('the output holds its own marks', () => {
    for (const kind of markKinds) {
      const own = [...marks.get(id)![kind]];
      const missing = own.filter((mark) => !holds(id, mark));
      // Leaves out wording that no screen of this brand shows, because a flag is off.
      expect([kind, missing, missing.length <= (kind === 'wording' ? own.length / 10 : 0)]).toEqual([kind, missing, true]);
      // A logo may consist of simple shapes only, and the wording may be everybody's.
      if (kind !== 'wording' && kind !== 'outlines') expect(own).not.toEqual([]);
    }
  });

  test.each(ids.filter((other) => other !== id))('nothing in the output belongs to %s', (other) => {
    for (const kind of markKinds) {
      const strays = alone(id, other, kind).filter((mark) => holds(other, mark));
      expect([kind, strays]).toEqual([kind, []]);
    }
    expect([...pictures.get(id)!].filter((hash) => pictures.get(other)!.has(hash))).toEqual([]);
  });
});
