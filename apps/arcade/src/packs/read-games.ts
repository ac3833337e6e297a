import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ZodError } from 'zod';
import { engines, type Engine } from '../engines/engines.ts';
import { packContent, type Game, type PackHead } from '../game.ts';
import { gameCodes } from './games.ts';

export const packsFolder = import.meta.dirname;

/** The games that an arcade serves, by code. */
export type Games = ReadonlyMap<string, Game>;

/** Reads and checks every registered game. Throws an Error that names the pack and its problems. */
export function readGames(): Games {
  return new Map(gameCodes.map((code) => [code, readGame(path.join(packsFolder, code))]));
}

/**
 * The game in `folder`: `pack.json`, and in `former/` the versions that earlier rounds were played by. Throws as
 * `readGames` does.
 */
export function readGame(folder: string, known: Readonly<Record<string, Engine>> = engines): Game {
  const code = path.basename(folder);
  const packs = readPacks(folder);
  const name = packs[0]!.pack.engine;
  const engine = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!engine) throw new Error(`${code}: there is no engine "${name}"`);
  for (const { pack } of packs) if (pack.pack !== code) throw new Error(`${code}: its pack calls itself "${pack.pack}"`);
  try {
    return engine.game(packs);
  } catch (error) {
    throw new Error(`${code}: ${error instanceof ZodError ? issuesOf(error) : (error as Error).message}`, { cause: error });
  }
}

/** Where a pack differs from its engine's schema, and how: `hold.respins: ...; strips.paid.0: ...`. */
function issuesOf({ issues }: ZodError): string {
  return issues.map(({ path: where, message }) => [...(where.length > 0 ? [where.join('.')] : []), message].join(': ')).join('; ');
}

/**
 * The folders, below the arcade's sources, whose texts the window of `code` needs: the shell's, its engine family's (if any), the engine's
 * and the pack's.
 */
export function textFolders(code: string): string[] {
  const { engine } = readPacks(path.join(packsFolder, code))[0]!.pack;
  const family = path.join('engines', path.dirname(engine));
  const shared = existsSync(path.join(packsFolder, '..', family, 'texts')) ? [family] : [];
  return ['shell', ...shared, path.join('engines', engine), path.join('packs', code)];
}

/** The packs of a game as stored, unchecked: the current one first. */
export function readPacks(folder: string): { pack: PackHead; hash: string }[] {
  const former = path.join(folder, 'former');
  const older = existsSync(former) ? readdirSync(former).map((name) => path.join(former, name)) : [];
  return [path.join(folder, 'pack.json'), ...older].map((file) => {
    const pack = packIn(file);
    return { pack, hash: createHash('sha256').update(packContent(pack)).digest('hex') };
  });
}

/** Throws an Error that names the file if it holds no JSON object. */
function packIn(file: string): PackHead {
  let pack: unknown;
  try {
    pack = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
  if (typeof pack !== 'object' || pack === null || Array.isArray(pack)) throw new Error(`${file}: a pack is a JSON object`);
  return pack as PackHead;
}
