import type { Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import { litSymbol, litWays } from '../../show/lit.ts';
import { spinShow } from '../../show/spin-show.ts';
import type { Stage } from '../../show/stage.ts';
import { turnsOf, type WaysEvent, type WaysSpinPay } from '../events.ts';
import type { WaysPack } from '../pack.ts';
import { turned } from '../turn.ts';
import { sayPay } from './say-pay.ts';
import type { WaysTexts } from './texts.ts';
import { turnPrints } from './turn-prints.ts';

/** Plays rounds of `slot/ways` on a stage: prints turn before a spin pays. */
export function waysShow(pack: WaysPack, stage: Stage, sound: SoundBox): Show<WaysEvent> {
  return spinShow<WaysSpinPay, WaysEvent>(pack, stage, sound, {
    lit(pay, { window, spin }) {
      const after = window.map((rows) => turned(rows, pack, pack.turns[spin]));
      return pay.by === 'ways' ? litWays(after, pay, pack.wild) : litSymbol(window, pay.symbol);
    },
    caption: (pay, { texts, worth }) => sayPay(pack, texts, pay, texts.money(worth(pay.win))),
    title({ spin: index, total }, { reveal: { multiplier } }, _events, { texts }) {
      const { t }: WaysTexts = texts;
      return t('waysFreeSpin', { index, total, multiplier });
    },
    phases({ pays }, index, events) {
      const cells = turnsOf(events)[index]!;
      return [{ pays, ...(cells.length > 0 ? { scene: (acting) => turnPrints(acting, pack, cells, () => sound.play('special')) } : {}) }];
    },
  });
}
