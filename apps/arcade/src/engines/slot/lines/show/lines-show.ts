import type { Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import type { Spin } from '../../events.ts';
import { isFull } from '../../line-pay.ts';
import { litLine, litSymbol } from '../../show/lit.ts';
import { spinShow, type Phase } from '../../show/spin-show.ts';
import type { Stage } from '../../show/stage.ts';
import { beforeSpins, multiplierOf, type LinesEvent, type LinesPay } from '../events.ts';
import type { LinesPack } from '../pack.ts';
import { bloomReel } from './bloom-reel.ts';
import { drawFactor } from './draw-factor.ts';
import { fittingStrips } from './fitting-strips.ts';
import { openFans } from './open-fans.ts';
import { sayPay } from './say-pay.ts';
import type { LinesTexts } from './texts.ts';
import { walkWild } from './walk-wild.ts';

/** Plays rounds of `slot/lines` on a stage. */
export function linesShow(pack: LinesPack, stage: Stage, sound: SoundBox): Show<LinesEvent> {
  return spinShow<LinesPay, LinesEvent>(pack, stage, sound, {
    lit: (pay, { window }) => (pay.by === 'line' ? litLine(pack.lines, pay) : litSymbol(window, pay.symbol)),
    caption: (pay, { texts, worth }) => sayPay(pack, texts, pay, texts.money(worth(pay.win))),
    title({ spin: index, total }, { reveal: { multiplier } }, _events, { texts }) {
      const { t }: LinesTexts = texts;
      return multiplier === 1 ? t('plainFreeSpin', { index, total }) : t('freeSpin', { index, total, multiplier });
    },
    async opening(events, screen) {
      const times = multiplierOf(events);
      if (times === undefined) return;
      const { t }: LinesTexts = screen.texts;
      screen.caption(undefined);
      screen.feature(undefined);
      await stage.act((acting) => drawFactor(acting, pack, times, screen.texts, () => sound.play('fill')));
      sound.play('special');
      screen.feature(t('multiplierDrawn', { times }), 'spoken');
      await stage.wait(1500);
    },
    before(index, events, screen) {
      const { twins, wildReel } = beforeSpins(events)[index]!;
      if (twins) {
        const { t }: LinesTexts = screen.texts;
        const said = t('twinsTold', { first: twins[0] + 1, second: twins[1] + 1 });
        screen.caption(said);
        if (index === 0) screen.tell(said);
        return (acting) => openFans(acting, pack, twins, () => sound.play('special'));
      }
      if (wildReel === undefined) return undefined;
      if (index === 0) {
        const { t }: LinesTexts = screen.texts;
        const said = t('bloomTold', { reel: wildReel + 1 });
        screen.caption(said);
        screen.tell(said);
        return (acting) => bloomReel(acting, pack, wildReel, () => sound.play('special'));
      }
      const from = index > 1 ? beforeSpins(events)[index - 1]!.wildReel : undefined;
      return (acting) => walkWild(acting, pack, wildReel, from, () => sound.play('fill'));
    },
    shown({ reveal }, index, events) {
      const { twins, wildReel } = beforeSpins(events)[index]!;
      const strips = (reveal.spin === 'free' ? pack.strips.free : undefined) ?? pack.strips.paid;
      if (twins) return strips.map((strip, reel) => (reel === twins[1] ? strips[twins[0]]! : strip));
      return wildReel === undefined
        ? fittingStrips(strips, reveal)
        : strips.map((strip, reel) => (reel === wildReel ? pack.wild!.repeat(strip.length) : strip));
    },
    phases: (spin) => phasesOf(pack, spin, sound),
  });
}

/** What scatters pay is shown separately where a factor is drawn for it; a full window is announced before its lines pay. */
function phasesOf(pack: LinesPack, { pays, reveal }: Spin<LinesPay>, sound: SoundBox): Phase<LinesPay>[] {
  const drawn = pays.find((pay) => pay.by === 'scatter' && pay.times !== undefined);
  const times = drawn?.by === 'scatter' ? drawn.times! : 1;
  const others = pays.filter((pay) => pay !== drawn);
  const full = pack.fullWindowTimes !== undefined && pays.length > 0 && isFull(reveal.window);
  return [
    ...(drawn
      ? [
          {
            pays: [drawn],
            scene: (acting, texts) => drawFactor(acting, pack, times, texts, () => sound.play('fill')),
            told: ({ t }) => (t as LinesTexts['t'])('scatterDrawn', { times }),
          } satisfies Phase<LinesPay>,
        ]
      : []),
    {
      pays: others,
      ...(full ? { told: ({ t }) => (t as LinesTexts['t'])('fullWindow', { times: pack.fullWindowTimes! }) } : {}),
    } satisfies Phase<LinesPay>,
  ];
}
