import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { catalogue, gameArtPath } from '@parlour/gateway/catalogue';
import { converter, wcagLuminance } from 'culori';
import { describe, expect, it } from 'vitest';
import { titlePictures } from './letters/titles.ts';
import { bannersOf, sharedPictures } from './pictures.ts';

const oklch = converter('oklch');
const root = path.resolve(import.meta.dirname, '../../..');
/** A brand of these colours. */
const brand = (id: string, hue = 200) => ({ id, accent: [0.6, 0.15, hue], second: [0.7, 0.12, hue + 150] }) as const;
/** The committed pictures, by their path below the workspace. */
const pictures = globSync(['apps/art/pictures/**/*.svg', 'brands/*/assets/banners/*.svg'], { cwd: root }).map(
  (file) => [file, readFileSync(path.join(root, file), 'utf8')] as const,
);
const games = pictures.filter(([file]) => file.includes('/games/'));

describe('the committed pictures', () => {
  it('are there for every game of the catalogue', () => {
    expect(games.map(([file]) => `/art/games/${path.basename(file)}`).sort()).toEqual(
      catalogue.map(({ vendor, gameCode }) => gameArtPath(vendor, gameCode)).sort(),
    );
  });

  it('are there for every name that has lettering, each exactly as it would be drawn now', () => {
    const titles = pictures.filter(([file]) => file.includes('/titles/'));
    const below = titles.map(([file, source]) => [file.slice('apps/art/pictures/'.length), source] as const);
    expect(below.toSorted()).toEqual([...titlePictures()].toSorted());
    expect(titles.length).toBeGreaterThan(5 * 60);
    for (const [file, source] of titles) expect(source.length, file).toBeLessThanOrEqual(12 * 1024);
  });

  it('differ from game to game', () => {
    expect(games.length).toBeGreaterThanOrEqual(60);
    expect(new Set(games.map(([, source]) => source)).size).toBe(games.length);
  });

  it('are at most 2 KB each in transfer and at most 11 KB in memory', () => {
    for (const [file, source] of games) {
      expect(brotliCompressSync(source).length, file).toBeLessThanOrEqual(2048);
      expect(source.length, file).toBeLessThanOrEqual(11 * 1024);
    }
  });

  it('have no text, script, filter, embedded picture or outside address', () => {
    for (const [file, source] of pictures) {
      expect(source, file).not.toMatch(/<(text|script|style|filter|image|foreignObject|mask|clipPath)\b|\son\w+=|\sstyle=/);
      expect(source.replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(/https?:|data:/);
    }
  });

  it('hold no reference to anything undefined, no broken number, and no id of another picture', () => {
    const owner = new Map<string, string>();
    for (const [file, source] of pictures) {
      const ids = [...source.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
      expect(new Set(ids).size, file).toBe(ids.length);
      for (const [, used = ''] of source.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids, file).toContain(used);
      // A page shows the banners of one brand.
      const page = file.replace(/^brands\/[^/]+/, '');
      for (const id of ids) expect(owner.get(id) ?? page, `${id} in ${file}`).toBe(page);
      for (const id of ids) owner.set(id, page);
      expect(source, file).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it.each(games)('%s can be rendered and is not a plain surface', (_file, source) => {
    const { pixels } = new Resvg(source, { fitTo: { mode: 'width', value: 60 }, font: { loadSystemFonts: false } }).render();
    const colours = new Set<number>();
    for (let index = 0; index < pixels.length; index += 4)
      colours.add(((pixels[index] ?? 0) >> 4) * 256 + ((pixels[index + 1] ?? 0) >> 4) * 16 + ((pixels[index + 2] ?? 0) >> 4));
    expect(colours.size).toBeGreaterThan(60);
  });
});

describe('drawing', () => {
  it('gives the same bytes each time', () => {
    expect([...sharedPictures()]).toEqual([...sharedPictures()]);
    expect([...bannersOf(brand('quay'))]).toEqual([...bannersOf(brand('quay'))]);
  });

  it('gives a new brand banners of its own colours, unlike those of another brand with the same colours', () => {
    const banners = (id: string, hue: number) => [...bannersOf(brand(id, hue))];
    const [red, blue, alike] = [banners('quay', 20), banners('quay', 260), banners('pier', 20)];
    expect(red.filter(([, source], index) => source === blue[index]![1] || source === alike[index]![1])).toEqual([]);
    // The hue of the ground, beside what the banner shows.
    const hueOf = ([file, source]: (typeof red)[number]) => {
      const { pixels, width, height } = new Resvg(source, { fitTo: { mode: 'width', value: 100 } }).render();
      const phone = file.includes('-phone');
      const at = (Math.floor(height * (phone ? 0.2 : 0.12)) * width + Math.floor(width * (phone ? 0.9 : 0.42))) * 4;
      const [r = 0, g = 0, b = 0] = pixels.subarray(at);
      return oklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }).h!;
    };
    for (const [index, banner] of blue.entries()) expect(hueOf(banner), `${index}`).toBeGreaterThan(215);
    for (const banner of red) expect((hueOf(banner) + 180) % 360).toBeLessThan(235);
  });

  it.each(Array.from({ length: 12 }, (_, index) => index * 30))('leaves white words readable on banners of hue %i', (hue) => {
    for (const [file, source] of bannersOf(brand(`hue${hue}`, hue))) {
      if (file.includes('-phone')) continue;
      const { pixels, width, height } = new Resvg(source, { fitTo: { mode: 'width', value: 120 } }).render();
      let brightest = 0;
      for (let y = Math.floor(height * 0.1); y < height * 0.75; y++)
        for (let x = 6; x < width * 0.36; x++) {
          const [r = 0, g = 0, b = 0] = pixels.subarray((y * width + x) * 4);
          brightest = Math.max(brightest, wcagLuminance({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }));
        }
      expect(1.05 / (brightest + 0.05), file).toBeGreaterThan(4.5);
    }
  });
});
