import type { PackHead } from '../game.ts';
import { readGames } from '../packs/read-games.ts';

/** The pack of the first game that is played by an engine, for multipliers that stand in packs. */
export function packOf<Pack extends PackHead>(engine: string): Pack {
  const game = [...readGames().values()].find(({ current }) => current.pack.engine === engine);
  if (!game) throw new Error(`no game is played by ${engine}`);
  // Packs of an engine were checked by its schema.
  return game.current.pack as Pack;
}
