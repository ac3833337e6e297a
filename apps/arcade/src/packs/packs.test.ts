import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '@parlour/domain';
import { describe, expect, test } from 'vitest';
import { engines } from '../engines/engines.ts';
import type { WindowPack } from '../shell/game-client.ts';
import { gameCodes } from './games.ts';
import { packsFolder, readGames, textFolders } from './read-games.ts';

const arcade = path.resolve(packsFolder, '..');
const folders = [
  'shell',
  'verify/page',
  ...readdirSync(path.join(arcade, 'engines'), { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'texts')
    .map((name) => path.join('engines', path.dirname(name))),
  ...gameCodes.map((code) => path.join('packs', code)),
];
const textsOf = (folder: string, language: string) =>
  JSON.parse(readFileSync(path.join(arcade, folder, 'texts', `${language}.json`), 'utf8')) as Record<string, string>;
/** Names of a message's slots. */
const places = (message: string) => [...new Set([...message.matchAll(/\{(\w+)/g)].map(([, name]) => name))].toSorted();

describe.each(folders)('the texts of %s', (folder) => {
  test.each(languageCodes)('are whole in %s, with the places that the English ones have', (language) => {
    const [english, texts] = [textsOf(folder, 'EN'), textsOf(folder, language)];
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [id, text] of Object.entries(texts)) expect([id, places(text)]).toEqual([id, places(english[id]!)]);
  });
});

test('no text of an engine, a pack or the verifier takes the place of another', () => {
  for (const code of gameCodes) {
    const ids = ['verify/page', ...textFolders(code)].flatMap((folder) => Object.keys(textsOf(folder, 'EN')));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('every folder of a game is registered, and its engine has a show', () => {
  const found = readdirSync(packsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(found.map(({ name }) => name).toSorted()).toEqual([...gameCodes].toSorted());
  for (const { current } of readGames().values()) {
    expect(existsSync(path.join(arcade, 'engines', current.pack.engine, 'show/index.ts'))).toBe(true);
  }
});

test('no two instant games sound alike', () => {
  const instant = [...readGames().values()].filter(({ current }) => current.pack.engine.startsWith('instant/'));
  const voices = instant.map(({ current }) => (current.pack as WindowPack).show.voice);
  expect(voices.length).toBeGreaterThan(7);
  expect(new Set(voices).size).toBe(voices.length);
});

test.each(Object.entries(engines))('an editor knows packs of %s by the schema that they are checked with', (name, engine) => {
  expect(readFileSync(path.join(arcade, 'engines', name, 'pack.schema.json'), 'utf8')).toBe(engine.packJsonSchema());
});

test('nothing but its own folder and the list of games names a game', () => {
  const sources = readdirSync(arcade, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(ts|tsx|css|html)$/.test(file) &&
      !/\.(test|stories)\.tsx?$/.test(file) &&
      !file.startsWith('stories') &&
      file !== path.join('packs', 'games.ts'),
  );
  const naming = sources.filter((file) => {
    const text = readFileSync(path.join(arcade, file), 'utf8');
    return gameCodes.some((code) => text.includes(code) && !file.startsWith(path.join('packs', code)));
  });
  expect(sources.length).toBeGreaterThan(50);
  expect(naming).toEqual([]);
});
