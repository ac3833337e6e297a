import type { EngineClient } from '../../../../shell/game-client.ts';
import { createStage } from '../../show/stage.ts';
import type { LinesEvent } from '../events.ts';
import type { LinesPack } from '../pack.ts';
import { linesShow } from './lines-show.ts';
import { Paytable } from './paytable.tsx';

/** `slot/lines` in the window of its games. */
export const client: EngineClient<LinesPack, LinesEvent> = {
  async createShow(host, { pack, art, sound, still }) {
    const watched = pack.scatter === undefined ? undefined : { symbol: pack.scatter, from: 2 };
    return linesShow(pack, await createStage(host, pack, art, still, watched), sound);
  },
  Paytable,
};
