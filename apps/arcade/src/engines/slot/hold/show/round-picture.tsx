import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { SpinPicture } from '../../show/spin-picture.tsx';
import { roundOf, type HoldPay, type HoldRoundEvent } from '../events.ts';
import type { HoldPack } from '../pack.ts';
import { sayPay } from './say-pay.ts';
import type { HoldTexts } from './texts.ts';

/** The spin, and what coins locked in each respin. */
export function RoundPicture({ events, pack, art, texts: said, worth }: RoundPictureProps<HoldPack, HoldRoundEvent>) {
  const texts: HoldTexts = said;
  const { t } = texts;
  const { reveal, pays: reelsPays, hold } = roundOf(events);
  const pays: HoldPay[] = [...reelsPays, ...(hold ? [hold.pay] : [])];
  const coins = hold ? [hold.coins, ...hold.respins.map((respin) => respin.coins)] : [];
  return (
    <div className="spins">
      <SpinPicture
        title={t('paidSpin')}
        spin={{ begins: undefined, reveal, pays, win: pays.reduce((sum, { win }) => sum + win, 0), freeSpinsWon: 0 }}
        symbols={pack.symbols}
        art={art}
        texts={texts}
        say={(pay) => sayPay(pack, texts, pay, worth(pay.win))}
        worth={worth}
      />
      {hold && (
        <article className="spin-result">
          <h3>{t('respinsTitle')}</h3>
          <ol>
            {coins.map((landed, respin) => (
              // Respins of a round are never reordered.
              <li key={`${respin}:${landed.length}`}>
                {landed.length === 0 ? t('noCoins') : landed.map(({ value }) => worth(value * pack.stakeUnits)).join(', ')}
              </li>
            ))}
          </ol>
        </article>
      )}
    </div>
  );
}
