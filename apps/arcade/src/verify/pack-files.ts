import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes } from '@parlour/domain';

/** Brotli bytes that a game may add to the first playable frame (games.md A6): its pictures, and its pack with one language. */
const artBudget = 27_000;
const textBudget = 5_000;
/** Brotli bytes of one symbol (games.md A7). */
const symbolBudget = 2_000;

/** Texts that a pack lacks in a language, or has in excess. */
export function textProblems(folder: string): string[] {
  const ids = (language: string) => {
    const file = path.join(folder, 'texts', `${language}.json`);
    return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object) : [];
  };
  const english = ids('EN');
  return languageCodes.flatMap((language) => {
    const own = ids(language);
    const differing = [...english.filter((id) => !own.includes(id)), ...own.filter((id) => !english.includes(id))];
    return differing.length === 0 && own.length > 0 ? [] : [`${language}: ${differing.join(', ') || 'none'}`];
  });
}

/** Symbols and layers of the scene that have no picture, and symbols whose picture is too heavy. */
export function pictureProblems(folder: string): string[] {
  const { symbols = {}, show } = packIn(folder);
  const layers = show?.layers?.map(({ picture }) => picture) ?? [];
  const fileOf = (name: string) => path.join(folder, 'art', `${name}.svg`);
  const missing = [...Object.values(symbols), ...layers].filter((name) => !existsSync(fileOf(name)));
  const heavy = Object.values(symbols).flatMap((name) => {
    const weight = missing.includes(name) ? 0 : compressed(fileOf(name));
    return weight > symbolBudget ? [`${name}.svg has ${weight} bytes (brotli), more than ${symbolBudget}`] : [];
  });
  return [...missing.map((name) => `there is no art/${name}.svg`), ...heavy];
}

/** Symbols of which a slot does not say how they move when they win (games.md A7), and letters that are none; a tall one keeps still. */
export function gestureProblems(folder: string): string[] {
  const { symbols = {}, show } = packIn(folder);
  if (!show) return [];
  const named = Object.keys(show.gestures ?? {});
  const moving = Object.keys(symbols).filter((symbol) => symbol !== show.tall?.symbol);
  return [
    ...moving.filter((symbol) => !named.includes(symbol)).map((symbol) => `"${symbol}" has no gesture`),
    ...named.filter((symbol) => !moving.includes(symbol)).map((symbol) => `"${symbol}" has a gesture and is no symbol that moves`),
  ];
}

/** What a pack states about its pictures: a slot has layers, and symbols by letter. */
interface Pictured {
  symbols?: Record<string, string>;
  show?: { layers?: { picture: string }[]; tall?: { symbol: string }; gestures?: Record<string, string> };
}

function packIn(folder: string): Pictured {
  return JSON.parse(readFileSync(path.join(folder, 'pack.json'), 'utf8')) as Pictured;
}

function compressed(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

/** The compressed weight of a pack, in words, and whether it is within its budgets. */
export function weightOf(folder: string): { ok: boolean; note: string } {
  const weights = (part: string) => readdirSync(path.join(folder, part)).map((name) => compressed(path.join(folder, part, name)));
  const art = weights('art').reduce((sum, weight) => sum + weight, 0);
  const words = compressed(path.join(folder, 'pack.json')) + Math.max(...weights('texts'));
  return { ok: art <= artBudget && words <= textBudget, note: `${art} bytes of pictures, ${words} of pack and texts (brotli)` };
}
