import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gameClasses, gameTypes, languageCodes } from '@parlour/domain';
import { describe, expect, it } from 'vitest';
import { instantGames } from './games-instant.ts';
import {
  banners,
  catalogue,
  findGame,
  gameNames,
  gameClassTitles,
  gamesOfVendors,
  gameTypeTitles,
  isVendorCode,
  motifNames,
  vendorCodes,
  vendors,
  type Names,
} from './index.ts';

const brandsFolder = path.resolve(import.meta.dirname, '../../../../../../brands');
const brandVendors = readdirSync(brandsFolder)
  .map((id) => ({ id, file: path.join(brandsFolder, id, 'brand.json') }))
  .filter(({ file }) => existsSync(file))
  .map(({ id, file }) => ({ id, ...(JSON.parse(readFileSync(file, 'utf8')) as { vendors: string[]; gameTypes: string[] }) }));

/** Languages that have names: a newly added one shows English names. */
const written = languageCodes.filter((language) => catalogue.some((game) => game.names[language]));

function expectComplete(names: Names, of: string): void {
  for (const language of written) expect((names[language] ?? '').trim(), `${of} in ${language}`).not.toBe('');
}

describe('catalogue', () => {
  it('has each game code once, in kebab-case, of a vendor that makes its product line', () => {
    const codes = catalogue.map((game) => game.gameCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (const game of catalogue) {
      expect(game.gameCode).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(vendors[game.vendor].gameTypes, game.gameCode).toContain(game.gameType);
    }
  });

  it('has no slot or instant game that is only announced', () => {
    const coming = catalogue.filter(({ gameType, state }) => gameType === 'RNG' && state === 'coming_soon');
    expect(coming.map(({ gameCode }) => gameCode)).toEqual([]);
  });

  it('names everything in every language that names are written in, no two games alike', () => {
    expect(written.length).toBeGreaterThan(1);
    for (const game of catalogue) expectComplete(game.names, game.gameCode);
    for (const language of written) {
      const names = catalogue.map((game) => game.names[language]);
      expect(
        names.filter((name, index) => names.indexOf(name) !== index),
        language,
      ).toEqual([]);
    }
    for (const gameType of gameTypes) expectComplete(gameTypeTitles[gameType], gameType);
    for (const each of gameClasses) expectComplete(gameClassTitles[each], each);
    for (const code of vendorCodes) expectComplete(vendors[code].titles, code);
    for (const banner of banners) for (const texts of [banner.titles, banner.texts, banner.actions]) expectComplete(texts, banner.id);
  });

  it.each([
    ['BN', /^[\u0980-\u09ff\s-]+$/],
    ['CN', /^[\u4e00-\u9fff]+$/],
    ['TH', /^[\u0e00-\u0e7f\s]+$/],
    ['AR', /^[\u0600-\u06ff\s]+$/],
  ] as const)('writes the %s names in their own script', (language, script) => {
    for (const game of catalogue) expect(game.names[language], game.gameCode).toMatch(script);
  });

  it('gives each game a picture of its own and uses every motif', () => {
    const motifs = catalogue.map((game) => game.art.motif);
    expect(new Set(motifs).size).toBe(motifs.length);
    expect([...motifs].sort()).toEqual([...motifNames].sort());
  });

  it('can launch only the arcade’s own games, on trial too', () => {
    const playable = catalogue.filter((game) => game.state === 'playable');
    expect(playable.map((game) => game.gameCode)).toEqual(
      expect.arrayContaining([
        'lotus-lanterns',
        'sands-of-the-moon-queen',
        'ember-dragons-hoard',
        'saffron-stripes',
        ...instantGames.map((game) => game.gameCode),
      ]),
    );
    for (const game of playable) expect(vendors[game.vendor].trial).toBe(true);
  });

  it('has a game of every vendor in each of its product lines, and all product lines', () => {
    for (const code of vendorCodes) {
      const made = new Set(gamesOfVendors([code]).map((game) => game.gameType));
      expect([...made].sort(), code).toEqual([...vendors[code].gameTypes].sort());
    }
    expect(new Set(catalogue.map((game) => game.gameType))).toEqual(new Set(gameTypes));
  });

  it('looks games up by vendor and code, and names a withdrawn one by its code', () => {
    expect(gameNames('JL', 'lotus-lanterns').BN).toBe('পদ্ম প্রদীপ');
    expect(findGame('MGW', 'lotus-lanterns')).toBeUndefined();
    expect(gameNames('JL', 'gone-game')).toEqual({ EN: 'gone-game' });
  });

  it.each(brandVendors)('offers $id at least 60 games over each of its product lines', ({ vendors: codes, gameTypes: lines }) => {
    expect(codes.filter((code) => !isVendorCode(code))).toEqual([]);
    const games = gamesOfVendors(codes.filter(isVendorCode));
    expect(games.length).toBeGreaterThanOrEqual(60);
    for (const line of lines)
      expect(
        games.some((game) => game.gameType === line),
        line,
      ).toBe(true);
  });
});
