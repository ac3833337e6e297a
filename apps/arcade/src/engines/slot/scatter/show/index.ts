import type { GameEvent } from '../../../../game.ts';
import type { EngineClient } from '../../../../shell/game-client.ts';
import { createTumbleStage } from '../../tumble/show/tumble-stage.ts';
import type { ScatterPack } from '../pack.ts';
import { Paytable } from './paytable.tsx';
import { scatterShow } from './scatter-show.ts';

/** `slot/scatter` in the window of its games. */
export const client: EngineClient<ScatterPack, GameEvent> = {
  async createShow(host, { pack, art, sound, still }) {
    return scatterShow(pack, await createTumbleStage(host, pack, art, still), sound);
  },
  Paytable,
};
