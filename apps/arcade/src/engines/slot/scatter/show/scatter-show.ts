import type { Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import { tumbleShow } from '../../tumble/show/tumble-show.ts';
import { placeOf, type TumbleStage } from '../../tumble/show/tumble-stage.ts';
import type { OrbsPay, SymbolsPay } from '../events.ts';
import type { ScatterPack } from '../pack.ts';
import { sayPay } from './say-pay.ts';
import type { ScatterTexts } from './texts.ts';

/** Plays rounds of `slot/scatter` on a stage: the orbs of a spin that won fly together, and multiply it. */
export function scatterShow(pack: ScatterPack, stage: TumbleStage, sound: SoundBox): Show {
  const times = (factor: number) => `×${factor}`;
  return tumbleShow<SymbolsPay, OrbsPay>(pack, stage, sound, {
    caption: (pay, { texts, worth }) => sayPay(pack, texts, pay, texts.money(worth(pay.win))),
    begin: ({ kind }) => void (kind === 'paid' && stage.meter.hide()),
    async close({ sum, factor }, _spin, screen) {
      const { t }: ScatterTexts = screen.texts;
      const orbs = stage.grid.piecesOf(pack.orb);
      // What earlier free spins have kept is on the plate already.
      let shown = factor - sum;
      await stage.lightLetter(pack.orb);
      for (const { factor: worth, reel, row } of orbs) {
        sound.play('special');
        await stage.meter.fly(times(worth), placeOf(stage, [reel, row]), stage.still ? 0 : stage.pace(460));
        shown += worth;
        await stage.meter.show(times(shown), stage.still);
      }
      screen.caption(t('orbsMultiply', { factor }));
      await stage.wait(420);
    },
    end: () => stage.meter.hide(),
  });
}
