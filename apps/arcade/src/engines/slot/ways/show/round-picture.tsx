import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { spinsOf } from '../../events.ts';
import { SpinPicture } from '../../show/spin-picture.tsx';
import { changesOf, windowAfter, type WaysEvent, type WaysSpinPay } from '../events.ts';
import type { WaysPack } from '../pack.ts';
import { sayPay } from './say-pay.ts';
import type { WaysTexts } from './texts.ts';

/** Every spin of a round: the reels as they paid, after their changes. */
export function RoundPicture({ events, pack, art, texts: said, worth }: RoundPictureProps<WaysPack, WaysEvent>) {
  const texts: WaysTexts = said;
  const { t } = texts;
  return (
    <div className="spins">
      {spinsOf<WaysSpinPay>(events).map((spin, index) => {
        const { begins, reveal } = spin;
        const window = windowAfter(reveal.window, changesOf(events)[index]!, pack);
        const title = begins
          ? t('waysFreeSpin', { index: begins.spin, total: begins.total, multiplier: reveal.multiplier })
          : t('paidSpin');
        return (
          // Spins of a round are never reordered.
          <SpinPicture
            key={`${index}:${reveal.stops.join('.')}`}
            title={reveal.held === undefined ? title : `${title} · ${t('respinTitle', { reel: reveal.held + 1 })}`}
            spin={{ ...spin, reveal: { ...reveal, window } }}
            symbols={pack.symbols}
            art={art}
            texts={texts}
            say={(pay) => sayPay(pack, texts, pay, worth(pay.win))}
            worth={worth}
          />
        );
      })}
    </div>
  );
}
