import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { vendorCodes } from '@parlour/gateway/catalogue';
import { afterAll, describe, expect, it } from 'vitest';
import { artOf, drawAll } from './index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parlour-art-'));
afterAll(() => rmSync(folder, { recursive: true }));
const brandsFolder = path.resolve(import.meta.dirname, '../../brands');
const brandIds = ['neutral', 'padma', 'mekong', 'meridian'];
const art = artOf({ id: 'padma', vendors: vendorCodes });
const pictures = [...art];
const games = pictures.filter(([file]) => file.startsWith('/art/games/'));

describe('pictures', () => {
  it('are the same each time', () => {
    expect([...artOf({ id: 'padma', vendors: vendorCodes })]).toEqual(pictures);
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
      const drawn = brandIds.map((id) => artOf({ id, vendors: ['JL'] }).get(file));
      expect(new Set(drawn).size, file).toBe(brandIds.length);
    }
  });

  it('are written at their paths, only those of the brand’s vendors', () => {
    const files = drawAll({ id: 'padma', vendors: ['JL', 'SPW'] }, folder);
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
