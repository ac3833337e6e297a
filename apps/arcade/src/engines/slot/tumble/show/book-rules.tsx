import { Figures, SymbolPicture } from '../../show/symbol-pays.tsx';
import type { Art } from '../../../../shell/game-client.ts';
import type { SlotTexts } from '../../show/slot-texts.ts';
import type { TumblingPack } from '../round.ts';

interface BookRulesProps {
  pack: TumblingPack & {
    symbols: Readonly<Record<string, string>>;
    figures: {
      rtp: string;
      hitRate: string;
      largestWin: number;
      spinsPerFreeSpins: string;
      volatility: 'low' | 'medium' | 'high' | 'very high';
    };
  };
  art: Art;
  texts: SlotTexts;
  /** What so many units are worth at the stake. */
  units: (win: number) => string;
}

/** What scatters pay, and the free spins that they bring. */
export function ScattersRule({ pack: { symbols, scatter, scatterPays, freeSpins }, art, texts, units }: BookRulesProps) {
  const { t, count } = texts;
  const counts = Object.keys(scatterPays).map(Number);
  return (
    <>
      <div className="rule">
        <SymbolPicture name={symbols[scatter]!} art={art} texts={texts} size={72} />
        <p>
          {t('scattersRule', {
            scatter: t(`symbol.${symbols[scatter]!}`),
            fewest: Math.min(...counts),
            free: freeSpins.count,
            again: freeSpins.retriggerAt,
            more: freeSpins.more,
            limit: freeSpins.limit,
          })}
        </p>
      </div>
      <Figures rows={counts.map((each) => [`${count(each)} × ${t(`symbol.${symbols[scatter]!}`)}`, units(scatterPays[each]!)])} />
    </>
  );
}

/** What a game with a finite book returns, and why it can be known exactly. */
export function BookFigures({ pack: { figures, finiteBook }, texts }: Pick<BookRulesProps, 'pack' | 'texts'>) {
  const { t } = texts;
  const rtp = texts.percent(figures.rtp);
  return (
    <>
      <h3>{t('rtpTitle', { rtp })}</h3>
      <p>{t('bookRtpRule', { rtp, rounds: finiteBook.size })}</p>
      <Figures
        rows={[
          [t('hitRate'), texts.percent(figures.hitRate)],
          [t('freeEvery'), t('spins', { count: Number(figures.spinsPerFreeSpins) })],
          [t('volatility'), t(`volatility.${figures.volatility}`)],
          [t('largestWin'), t('timesBet', { count: figures.largestWin })],
        ]}
      />
      <p>{t('bookFairRule')}</p>
    </>
  );
}
