import type { Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import type { SpinKind } from '../../events.ts';
import { litSymbol, litWays } from '../../show/lit.ts';
import { spinShow, type Phase } from '../../show/spin-show.ts';
import type { Stage } from '../../show/stage.ts';
import { changesOf, windowAfter, type WaysChange, type WaysEvent, type WaysSpinPay } from '../events.ts';
import type { WaysPack } from '../pack.ts';
import { blowReels } from './blow-reels.ts';
import { crossReels } from './cross-reels.ts';
import { sayPay } from './say-pay.ts';
import type { WaysTexts } from './texts.ts';
import { turnCells } from './turn-cells.ts';

/** Plays rounds of `slot/ways` on a stage: what changes in a window is shown before the spin pays. */
export function waysShow(pack: WaysPack, stage: Stage, sound: SoundBox): Show<WaysEvent> {
  // Where the pays of the current spin are lit.
  let after: readonly (readonly string[])[] = [];
  const sceneOf =
    (change: WaysChange, kind: SpinKind): NonNullable<Phase<WaysSpinPay>['scene']> =>
    (acting) => {
      const onTurn = () => sound.play('special');
      if (change.feature === 'crossing') return crossReels(acting, pack, change, onTurn);
      return turnCells(
        acting,
        pack,
        { cells: change.cells, symbol: change.feature === 'mystery' ? change.symbol : pack.wild, kind },
        onTurn,
      );
    };
  return spinShow<WaysSpinPay, WaysEvent>(pack, stage, sound, {
    lit: (pay, { window }) => (pay.by === 'ways' ? litWays(after, pay, pack.wild) : litSymbol(window, pay.symbol)),
    caption: (pay, { texts, worth }) => sayPay(pack, texts, pay, texts.money(worth(pay.win))),
    title({ spin: index, total }, { reveal: { multiplier } }, _events, { texts }) {
      const { t }: WaysTexts = texts;
      return t('waysFreeSpin', { index, total, multiplier });
    },
    async again({ reveal: { held } }, screen) {
      const { t }: WaysTexts = screen.texts;
      screen.feature(t('respinTitle', { reel: held! + 1 }), 'spoken');
      sound.play('feature');
      await stage.act((acting) => blowReels(acting, pack, held!));
      await stage.wait(400);
    },
    phases({ pays, reveal }, index, events) {
      const changes = changesOf(events)[index]!;
      after = windowAfter(reveal.window, changes, pack);
      const scenes = changes.map((change) => ({ scene: sceneOf(change, reveal.spin), pays: [] }));
      return [...scenes, { pays }];
    },
  });
}
