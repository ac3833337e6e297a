import type { Screen, Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import { spinsOf, type LinesEvent, type PayEvent, type Spin } from '../events.ts';
import type { LinesPack } from '../pack.ts';
import type { Stage } from './stage.ts';
import type { LinesTexts } from './texts.ts';

/** Plays rounds on a stage: reels, wins one after another, free spins. */
export function linesShow(pack: LinesPack, stage: Stage, sound: SoundBox): Show<LinesEvent> {
  const captionOf = (pay: PayEvent, screen: Screen) => {
    const { t, money }: LinesTexts = screen.texts;
    const win = money(screen.worth(pay.win));
    const { count } = pay;
    return pay.by === 'line'
      ? t('lineWin', { line: pay.line + 1, count, symbol: t(`symbol.${pack.symbols[pay.symbol]!}`), win })
      : t('scatterWin', { count, win });
  };

  const showSpin = async ({ reveal, pays, win }: Spin, screen: Screen) => {
    await stage.land(reveal.spin, reveal.stops, (_reel, scatter) => sound.play(scatter ? 'rareStop' : 'stop'));
    if (win === 0) return;
    const { celebration, risen } = screen.win(win);
    if (risen && celebration > 0) stage.celebrate(celebration as 1 | 2 | 3);
    await stage.showWins(pays, (pay) => screen.caption(captionOf(pay, screen)));
  };

  return {
    layout: (area) => stage.layout(area),
    rest: (events) => stage.show('paid', (events && spinsOf(events)[0]?.reveal.stops) ?? pack.show.restStops),
    begin: () => stage.run(),
    async play(events, screen) {
      const { t }: LinesTexts = screen.texts;
      const spins = spinsOf(events);
      for (const spin of spins) {
        const { begins, reveal, freeSpinsWon } = spin;
        if (begins) {
          screen.feature(t('freeSpin', { index: begins.spin, total: begins.total, multiplier: reveal.multiplier }));
          screen.caption(undefined);
          stage.run();
          await stage.wait(350);
        }
        await showSpin(spin, screen);
        if (freeSpinsWon > 0) {
          sound.play('feature');
          screen.feature(t('freeSpinsWon', { count: freeSpinsWon }), 'spoken');
          await stage.wait(begins ? 1600 : 2200);
        }
        if (begins) await stage.wait(spin.win > 0 ? 500 : 150);
      }
      if (spins.length === 1) return;
      screen.feature(undefined);
      stage.endFreeSpins();
      if (spins.reduce((sum, { win }) => sum + win, 0) > pack.stakeUnits) stage.celebrate(3);
    },
    hurry: () => stage.hurry(),
  };
}
