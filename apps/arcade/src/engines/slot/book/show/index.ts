import type { EngineClient } from '../../../../shell/game-client.ts';
import { createStage } from '../../show/stage.ts';
import type { BookEvent } from '../events.ts';
import type { BookPack } from '../pack.ts';
import { bookShow } from './book-show.ts';
import { Paytable } from './paytable.tsx';

/** `slot/book` in the window of its games. */
export const client: EngineClient<BookPack, BookEvent> = {
  async createShow(host, { pack, art, sound, still }) {
    return bookShow(pack, await createStage(host, pack, art, still, { symbol: pack.scatter, from: 2 }), sound);
  },
  Paytable,
};
