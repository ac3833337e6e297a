import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { spinsOf } from '../../events.ts';
import { SpinPicture } from '../../show/spin-picture.tsx';
import type { LinesEvent, LinesPay } from '../events.ts';
import type { LinesPack } from '../pack.ts';
import { sayPay } from './say-pay.ts';
import type { LinesTexts } from './texts.ts';

/** Every spin of a round: the reels as they stood, and what they pay. */
export function RoundPicture({ events, pack, art, texts: said, worth }: RoundPictureProps<LinesPack, LinesEvent>) {
  const texts: LinesTexts = said;
  const { t } = texts;
  return (
    <div className="spins">
      {spinsOf<LinesPay>(events).map((spin, index) => (
        // Spins of a round are never reordered.
        <SpinPicture
          key={`${index}:${spin.reveal.stops.join('.')}`}
          title={
            spin.begins
              ? t(spin.reveal.multiplier === 1 ? 'plainFreeSpin' : 'freeSpin', {
                  index: spin.begins.spin,
                  total: spin.begins.total,
                  multiplier: spin.reveal.multiplier,
                })
              : t('paidSpin')
          }
          spin={spin}
          symbols={pack.symbols}
          art={art}
          texts={texts}
          say={(pay) => sayPay(pack, texts, pay, worth(pay.win))}
          worth={worth}
        />
      ))}
    </div>
  );
}
