import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { spinsOf } from '../../events.ts';
import { SpinPicture } from '../../show/spin-picture.tsx';
import { specialOf, type BookEvent, type BookPay } from '../events.ts';
import type { BookPack } from '../pack.ts';
import { sayPay } from './say-pay.ts';
import type { BookTexts } from './texts.ts';

/** Every spin of a round: the reels as they stopped, the special symbol, and what they pay. */
export function RoundPicture({ events, pack, art, texts: said, worth }: RoundPictureProps<BookPack, BookEvent>) {
  const texts: BookTexts = said;
  const { t } = texts;
  const special = specialOf(events);
  const symbol = special === undefined ? '' : t(`symbol.${pack.symbols[special]!}`);
  return (
    <div className="spins">
      {spinsOf<BookPay>(events).map((spin, index) => (
        // Spins of a round are never reordered.
        <SpinPicture
          key={`${index}:${spin.reveal.stops.join('.')}`}
          title={spin.begins ? t('fillFreeSpin', { index: spin.begins.spin, total: spin.begins.total, symbol }) : t('paidSpin')}
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
