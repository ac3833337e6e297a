import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { vendorCodes } from '@parlour/gateway/catalogue';
import { converter, wcagLuminance } from 'culori';
import { afterAll, describe, expect, it } from 'vitest';
import { artOf, drawAll } from './index.ts';

const oklch = converter('oklch');
const folder = mkdtempSync(path.join(tmpdir(), 'parlour-art-'));
afterAll(() => rmSync(folder, { recursive: true }));
const brandsFolder = path.resolve(import.meta.dirname, '../../brands');
const brandIds = ['neutral', 'padma', 'mekong', 'meridian'];
/** A brand of these colours. */
const brand = (id: string, vendors: readonly string[] = ['JL'], hue = 200) =>
  ({ id, vendors, accent: [0.6, 0.15, hue], second: [0.7, 0.12, hue + 150] }) as const;
const art = artOf(brand('padma', vendorCodes));
const pictures = [...art];
const games = pictures.filter(([file]) => file.startsWith('/art/games/'));

describe('pictures', () => {
  it('are the same each time', () => {
    expect([...artOf(brand('padma', vendorCodes))]).toEqual(pictures);
  });

  it('differ from game to game', () => {
    expect(games.length).toBeGreaterThanOrEqual(60);
    expect(new Set(games.map(([, source]) => source)).size).toBe(games.length);
  });

  it('travel in at most 2 KB each, and never exceed 11 KB in memory', () => {
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

  it('hold no reference to what they do not define, no broken number, and no id of another picture', () => {
    const owner = new Map<string, string>();
    for (const [file, source] of pictures) {
      const ids = [...source.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
      expect(new Set(ids).size, file).toBe(ids.length);
      for (const [, used = ''] of source.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids, file).toContain(used);
      for (const id of ids) expect(owner.get(id) ?? file, `${id} in ${file}`).toBe(file);
      for (const id of ids) owner.set(id, file);
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

  it('are drawn anew for each brand where a brand shows itself', () => {
    for (const file of pictures.map(([name]) => name).filter((name) => name.startsWith('/art/banners/'))) {
      const drawn = brandIds.map((id) => artOf(brand(id)).get(file));
      expect(new Set(drawn).size, file).toBe(brandIds.length);
    }
  });

  it('have the colours of a brand that nobody has painted any for, and are its own where another has the same colours', () => {
    const banners = (id: string, hue: number) => [...artOf(brand(id, ['JL'], hue))].filter(([file]) => file.startsWith('/art/banners/'));
    const [red, blue, alike] = [banners('quay', 20), banners('quay', 260), banners('pier', 20)];
    expect(red.filter(([, source], index) => source === blue[index]![1] || source === alike[index]![1])).toEqual([]);
    // Of the ground, beside what the banner shows.
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

  it.each(Array.from({ length: 12 }, (_, index) => index * 30))('leave white words readable in a look of hue %i', (hue) => {
    for (const [file, source] of artOf(brand(`hue${hue}`, ['JL'], hue))) {
      if (!file.startsWith('/art/banners/') || file.includes('-phone')) continue;
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

  it('are written at their paths, only those of the brand’s vendors', () => {
    const files = drawAll(brand('padma', ['JL', 'SPW']), folder);
    for (const file of files) expect(readFileSync(path.join(folder, file), 'utf8')).toMatch(/^<svg /);
    expect(files).toContain('/art/games/jl-lotus-lanterns.svg');
    expect(files.filter((file) => file.startsWith('/art/vendors/'))).toEqual(['/art/vendors/jl.svg', '/art/vendors/spw.svg']);
  });
});

describe('brand assets', () => {
  it.each(brandIds)('%s has its drawings, without text or font', (id) => {
    for (const name of ['logo', 'logo-dark', 'logo-light', 'icon', 'icon-maskable', 'favicon', 'social-card']) {
      const source = readFileSync(path.join(brandsFolder, id, 'assets', `${name}.svg`), 'utf8');
      expect(source, name).not.toMatch(/<(text|script|style|image)\b|font-family/);
    }
  });
});
