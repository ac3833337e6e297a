import type { EngineClient } from '../../../../shell/game-client.ts';
import { loadPicture } from '../../show/art.ts';
import { createStage } from '../../show/stage.ts';
import type { HoldRoundEvent } from '../events.ts';
import type { HoldPack } from '../pack.ts';
import { holdShow } from './hold-show.ts';
import { Paytable } from './paytable.tsx';

/** `slot/hold` in the window of its games. */
export const client: EngineClient<HoldPack, HoldRoundEvent> = {
  async createShow(host, { pack, art, sound, still }) {
    // With four coins, one more reel can bring what is missing.
    const { companion } = pack.show;
    const [stage, beside] = await Promise.all([
      createStage(host, pack, art, still, { symbol: pack.coin, from: pack.hold.triggerCoins - 2 }),
      companion && loadPicture(art, companion.picture),
    ]);
    return holdShow(pack, stage, sound, beside);
  },
  Paytable,
};
