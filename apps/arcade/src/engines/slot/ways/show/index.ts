import type { EngineClient } from '../../../../shell/game-client.ts';
import { createStage } from '../../show/stage.ts';
import type { WaysEvent } from '../events.ts';
import type { WaysPack } from '../pack.ts';
import { Paytable } from './paytable.tsx';
import { waysShow } from './ways-show.ts';

/** `slot/ways` in the window of its games. */
export const client: EngineClient<WaysPack, WaysEvent> = {
  async createShow(host, { pack, art, sound, still }) {
    return waysShow(pack, await createStage(host, pack, art, still, { symbol: pack.scatter, from: 2 }), sound);
  },
  Paytable,
};
