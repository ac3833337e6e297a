import { money } from '@parlour/domain';
import { payOf } from '../../../../game.ts';
import type { PaytableProps } from '../../../../shell/game-client.ts';
import { LineList } from '../../show/line-list.tsx';
import { ScatterRule } from '../../show/scatter-rule.tsx';
import { Figures, SymbolPays, SymbolPicture } from '../../show/symbol-pays.tsx';
import type { LinesPack } from '../pack.ts';
import type { LinesTexts } from './texts.ts';

/** The pays of every symbol, the rules, the lines and the figures. */
export function Paytable({ pack, art, texts: said, stake }: PaytableProps<LinesPack>) {
  const texts: LinesTexts = said;
  const { t } = texts;
  const { freeSpins, figures, symbols } = pack;
  const units = (win: number) => texts.money(money(payOf(stake.minor, win, pack), stake.currency));
  const stakes = (times: number) => units(times * pack.stakeUnits);
  const rtp = texts.percent(figures.rtp);
  return (
    <>
      <h3>{t('paysAtBet', { bet: stakes(1) })}</h3>
      <SymbolPays pack={pack} art={art} texts={texts} units={units} />
      <div className="rule">
        <SymbolPicture name={symbols[pack.wild]!} art={art} texts={texts} size={72} />
        <p>{t('wildRule')}</p>
      </div>
      <ScatterRule pack={pack} art={art} texts={texts} stakes={stakes} />
      <p>{t('freeRule', { multiplier: freeSpins.multiplier, limit: freeSpins.limit })}</p>
      <LineList lines={pack.lines} rows={pack.grid.rows} texts={texts} />
      <h3>{t('rtpTitle', { rtp })}</h3>
      <p>{t('rtpRule', { rtp })}</p>
      <Figures
        rows={[
          [t('hitRate'), texts.percent(figures.hitRate)],
          [t('freeEvery'), t('spins', { count: Number(figures.spinsPerFreeSpins) })],
          [t('largestWin'), t('timesBet', { count: figures.largestWin })],
        ]}
      />
      <p>{t('fairRule')}</p>
    </>
  );
}
