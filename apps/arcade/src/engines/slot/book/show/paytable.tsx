import type { PaytableProps } from '../../../../shell/game-client.ts';
import { LineList } from '../../show/line-list.tsx';
import { ReturnRule } from '../../show/return-rule.tsx';
import { SymbolPays, SymbolPicture } from '../../show/symbol-pays.tsx';
import { worthAt } from '../../show/worth.ts';
import type { BookPack } from '../pack.ts';
import type { BookTexts } from './texts.ts';

/** The pays of every symbol, the book, the special symbol, the lines and the figures. */
export function Paytable({ pack, art, texts: said, stake }: PaytableProps<BookPack>) {
  const texts: BookTexts = said;
  const { t } = texts;
  const { scatterPays, freeSpins, figures, symbols, pays, lines } = pack;
  const { units, stakes } = worthAt(stake, pack, texts);
  return (
    <>
      <h3>{t('paysAtBet', { bet: stakes(1) })}</h3>
      <SymbolPays pack={pack} art={art} texts={texts} units={units} />
      <div className="rule">
        <SymbolPicture name={symbols[pack.scatter]!} art={art} texts={texts} size={72} />
        <p>
          {t('bookRule', {
            three: stakes(scatterPays[3].timesStake),
            four: stakes(scatterPays[4].timesStake),
            five: stakes(scatterPays[5].timesStake),
            spins: scatterPays[3].freeSpins,
          })}
        </p>
      </div>
      <p>{t('freeRule', { symbols: Object.keys(pays).length, limit: freeSpins.limit })}</p>
      <p>{t('capRule', { win: stakes(pack.maxWinTimesStake) })}</p>
      <h3>{t('specialPaysTitle')}</h3>
      <p>{t('specialPaysRule')}</p>
      <SymbolPays pack={pack} art={art} texts={texts} units={(win) => units(win * lines.length)} />
      <LineList lines={lines} rows={pack.grid.rows} texts={texts} />
      <ReturnRule
        figures={figures}
        texts={texts}
        most={stakes(figures.largestWin)}
        rule={(rtp) => t('rtpRule', { rtp })}
        feature={[t('freeEvery'), figures.spinsPerFreeSpins]}
      />
    </>
  );
}
