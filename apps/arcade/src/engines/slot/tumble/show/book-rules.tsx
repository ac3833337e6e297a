import type { Art } from '../../../../shell/game-client.ts';
import type { Volatility } from '../../../exact-figures.ts';
import { ReturnRule } from '../../show/return-rule.tsx';
import type { SlotTexts } from '../../show/slot-texts.ts';
import { Figures, SymbolPicture } from '../../show/symbol-pays.tsx';
import type { TumblingPack } from '../round.ts';

interface BookRulesProps {
  pack: TumblingPack & {
    stakeUnits: number;
    symbols: Readonly<Record<string, string>>;
    figures: { rtp: string; hitRate: string; largestWin: number; spinsPerFreeSpins: string; volatility: Volatility };
  };
  art: Art;
  texts: SlotTexts;
  /** What `win` units are worth at the stake. */
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
export function BookFigures({ pack, texts, units }: Omit<BookRulesProps, 'art'>) {
  const { t } = texts;
  const { figures, finiteBook, stakeUnits } = pack;
  return (
    <ReturnRule
      figures={figures}
      texts={texts}
      most={units(Math.round(figures.largestWin * stakeUnits))}
      rule={(rtp) => t('bookRtpRule', { rtp, rounds: finiteBook.size })}
      feature={[t('freeEvery'), figures.spinsPerFreeSpins]}
      fair={t('bookFairRule')}
    />
  );
}
