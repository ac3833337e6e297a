import path from 'node:path';
import type { Game, GameVersion, PackHead } from '../game.ts';
import { gameCodes } from '../packs/games.ts';
import { packsFolder, readGame } from '../packs/read-games.ts';
import { CannotAnswer } from './question.ts';

type Read = { game: Game } | { broken: string };

/**
 * The games whose packs are in `folder`, for questions about them. A pack is read once, when it is first asked about: one that is broken
 * keeps no other from being asked.
 */
export function packsIn(folder: string): { packOf<Pack extends PackHead>(engine: string): Pack; slotOf(code: string): GameVersion } {
  const known = new Map<string, Read>();
  const read = (code: string): Read => {
    const found = known.get(code) ?? readIn(path.join(folder, code));
    known.set(code, found);
    return found;
  };
  return {
    packOf<Pack extends PackHead>(engine: string) {
      const broken: string[] = [];
      for (const code of gameCodes) {
        const found = read(code);
        if ('broken' in found) broken.push(found.broken);
        // Packs of an engine were checked by its schema.
        else if (found.game.current.pack.engine === engine) return found.game.current.pack as Pack;
      }
      throw new CannotAnswer([`no game is played by ${engine}`, ...broken].join('; '));
    },
    slotOf(code) {
      const found = gameCodes.some((each) => each === code) ? read(code) : undefined;
      if (found && 'broken' in found) throw new CannotAnswer(found.broken);
      if (!found?.game.current.pack.engine.startsWith('slot/')) throw new CannotAnswer(`there is no slot "${code}"`);
      return found.game.current;
    },
  };
}

/**
 * `packOf` gives the pack of the first game that is played by an engine, for multipliers that packs define; `slotOf` the slot of a code, as
 * it is played today. Both throw CannotAnswer with the name of a broken pack and what is wrong with it.
 */
export const { packOf, slotOf } = packsIn(packsFolder);

function readIn(folder: string): Read {
  try {
    return { game: readGame(folder) };
  } catch (error) {
    return { broken: (error as Error).message };
  }
}
