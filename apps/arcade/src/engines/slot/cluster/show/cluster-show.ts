import type { Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import { tumbleShow } from '../../tumble/show/tumble-show.ts';
import type { TumbleStage } from '../../tumble/show/tumble-stage.ts';
import type { ClusterPay } from '../events.ts';
import type { ClusterPack } from '../pack.ts';
import { MarkGround } from './mark-ground.ts';
import { sayPay } from './say-pay.ts';

/** Plays rounds of `slot/cluster` on a stage: marks grow under cells that have won. */
export function clusterShow(pack: ClusterPack, stage: TumbleStage, sound: SoundBox, mark: HTMLImageElement): Show {
  const ground = new MarkGround(stage, pack, mark);
  return tumbleShow<ClusterPay, never>(pack, stage, sound, {
    caption: (pay, { texts, worth }) => sayPay(pack, texts, pay, texts.money(worth(pay.win))),
    async won(wins) {
      await Promise.all(wins.map(({ cells }) => ground.grow(cells, stage.pace(300))));
    },
    end: () => ground.clear(),
  });
}
