import type { GameEvent } from '../../../../game.ts';
import type { EngineClient } from '../../../../shell/game-client.ts';
import { loadPicture } from '../../show/art.ts';
import { createTumbleStage } from '../../tumble/show/tumble-stage.ts';
import type { ClusterPack } from '../pack.ts';
import { clusterShow } from './cluster-show.ts';
import { Paytable } from './paytable.tsx';

/** `slot/cluster` in the window of its games. */
export const client: EngineClient<ClusterPack, GameEvent> = {
  async createShow(host, { pack, art, sound, still }) {
    const [stage, mark] = await Promise.all([createTumbleStage(host, pack, art, still, 0.92), loadPicture(art, pack.show.mark)]);
    return clusterShow(pack, stage, sound, mark);
  },
  Paytable,
};
