import type { GameVersion, PackHead } from '../game.ts';
import { readGames, type Games } from '../packs/read-games.ts';
import { CannotAnswer } from './question.ts';

let read: Games | undefined;
/** Read once, since questions arrive line by line. */
const games = () => (read ??= readGames());

/** The pack of the first game that is played by an engine, for multipliers that packs define. */
export function packOf<Pack extends PackHead>(engine: string): Pack {
  const game = [...games().values()].find(({ current }) => current.pack.engine === engine);
  if (!game) throw new Error(`no game is played by ${engine}`);
  // Packs of an engine were checked by its schema.
  return game.current.pack as Pack;
}

/** The slot of this code, as it is played today. */
export function slotOf(code: string): GameVersion {
  const game = games().get(code)?.current;
  if (!game?.pack.engine.startsWith('slot/')) throw new CannotAnswer(`there is no slot "${code}"`);
  return game;
}
