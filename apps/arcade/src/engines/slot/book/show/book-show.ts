import type { Screen, Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import { litLine, litReels, litSymbol } from '../../show/lit.ts';
import { spinShow } from '../../show/spin-show.ts';
import type { Stage } from '../../show/stage.ts';
import { specialOf, type BookEvent, type BookPay, type FillPay } from '../events.ts';
import type { BookPack } from '../pack.ts';
import { fillReels } from './fill-reels.ts';
import { revealSpecial } from './reveal-special.ts';
import { sayPay } from './say-pay.ts';
import type { BookTexts } from './texts.ts';

/** Plays rounds of `slot/book` on a stage: the special symbol is shown in the manner of the game, and then fills reels. */
export function bookShow(pack: BookPack, stage: Stage, sound: SoundBox): Show<BookEvent> {
  const nameOf = (symbol: string, { texts: { t } }: Screen) => t(`symbol.${pack.symbols[symbol]!}`);
  return spinShow<BookPay, BookEvent>(pack, stage, sound, {
    lit: (pay, { window }) =>
      pay.by === 'line'
        ? litLine(pack.lines, pay)
        : pay.by === 'fill'
          ? litReels(pay.reels, pack.grid.rows)
          : litSymbol(window, pay.symbol),
    caption: (pay, { texts, worth }) => sayPay(pack, texts, pay, texts.money(worth(pay.win))),
    title({ spin: index, total }, _spin, events, screen) {
      const { t }: BookTexts = screen.texts;
      return t('fillFreeSpin', { index, total, symbol: nameOf(specialOf(events)!, screen) });
    },
    async opening(events, screen) {
      const special = specialOf(events)!;
      const { t }: BookTexts = screen.texts;
      screen.caption(undefined);
      screen.feature(undefined);
      await stage.act((acting) => revealSpecial(acting, pack, special, (name) => sound.play(name)));
      screen.feature(t('specialTitle', { symbol: nameOf(special, screen) }), 'spoken');
      await stage.wait(1500);
    },
    phases({ pays, reveal }) {
      const fill = pays.find((pay): pay is FillPay => pay.by === 'fill');
      const others = pays.filter((pay) => pay.by !== 'fill');
      if (!fill) return [{ pays: others }];
      return [
        { pays: others },
        { pays: [fill], scene: (acting) => fillReels(acting, pack, fill, reveal.window, () => sound.play('fill')) },
      ];
    },
  });
}
