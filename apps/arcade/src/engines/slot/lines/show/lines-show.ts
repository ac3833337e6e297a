import type { Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import { litLine, litSymbol } from '../../show/lit.ts';
import { spinShow } from '../../show/spin-show.ts';
import type { Stage } from '../../show/stage.ts';
import type { LinesEvent, LinesPay } from '../events.ts';
import type { LinesPack } from '../pack.ts';
import { sayPay } from './say-pay.ts';
import type { LinesTexts } from './texts.ts';

/** Plays rounds of `slot/lines` on a stage. */
export function linesShow(pack: LinesPack, stage: Stage, sound: SoundBox): Show<LinesEvent> {
  return spinShow<LinesPay, LinesEvent>(pack, stage, sound, {
    lit: (pay, { window }) => (pay.by === 'line' ? litLine(pack.lines, pay) : litSymbol(window, pay.symbol)),
    caption: (pay, { texts, worth }) => sayPay(pack, texts, pay, texts.money(worth(pay.win))),
    title({ spin: index, total }, { reveal: { multiplier } }, _events, { texts }) {
      const { t }: LinesTexts = texts;
      return t('freeSpin', { index, total, multiplier });
    },
  });
}
