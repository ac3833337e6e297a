import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes } from '@parlour/domain';

/** Brotli bytes that a game may add to the first playable frame (games.md A6): its pictures, and its pack with one language. */
const artBudget = 27_000;
const textBudget = 5_000;
/** Brotli bytes of one symbol (games.md A7). */
const symbolBudget = 2_000;

/** Texts that a pack lacks in a language, or has in excess: those that its symbols and mixes need, and whatever English has besides them. */
export function textProblems(folder: string): string[] {
  const { symbols = {}, mixes = [] } = packIn(folder);
  const named = [...Object.values(symbols).map((name) => `symbol.${name}`), ...mixes.map(({ name }) => `mix.${name}`)];
  const english = textsIn(folder, 'EN');
  const needed = [...new Set(['name', ...named, ...(typeof english === 'string' ? [] : english)])];
  return languageCodes.flatMap((language) => {
    const own = language === 'EN' ? english : textsIn(folder, language);
    if (typeof own === 'string') return [`${language}: ${own}`];
    const differing = [...needed.filter((id) => !own.includes(id)), ...own.filter((id) => !needed.includes(id))];
    return differing.length === 0 ? [] : [`${language}: ${differing.join(', ')}`];
  });
}

/** The ids of the texts that are written in a language, empty ones left out, or what is wrong with their file. */
function textsIn(folder: string, language: string): string[] | string {
  const file = path.join(folder, 'texts', `${language}.json`);
  if (!existsSync(file)) return 'none';
  try {
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return 'the file holds no JSON object';
    return Object.entries(texts).flatMap(([id, text]) => (typeof text === 'string' && text.trim() !== '' ? [id] : []));
  } catch (error) {
    return (error as Error).message;
  }
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

/** What a pack states about its pictures and names: a slot has layers, and symbols by letter. */
interface Pictured {
  symbols?: Record<string, string>;
  mixes?: { name: string }[];
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
  const weights = (part: string) => {
    const files = path.join(folder, part);
    return existsSync(files) ? readdirSync(files).map((name) => compressed(path.join(files, name))) : [];
  };
  const art = weights('art').reduce((sum, weight) => sum + weight, 0);
  const words = compressed(path.join(folder, 'pack.json')) + Math.max(0, ...weights('texts'));
  return { ok: art <= artBudget && words <= textBudget, note: `${art} bytes of pictures, ${words} of pack and texts (brotli)` };
}
