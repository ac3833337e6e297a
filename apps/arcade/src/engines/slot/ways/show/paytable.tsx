import { money } from '@parlour/domain';
import { payOf } from '../../../../game.ts';
import type { PaytableProps } from '../../../../shell/game-client.ts';
import { ScatterRule } from '../../show/scatter-rule.tsx';
import { Figures, SymbolPays } from '../../show/symbol-pays.tsx';
import type { WaysPack } from '../pack.ts';
import { OwnRules } from './own-rules.tsx';
import type { WaysTexts } from './texts.ts';

/** The pays of every symbol, what is the game's own, the free spins and the figures. */
export function Paytable({ pack, art, texts: said, stake }: PaytableProps<WaysPack>) {
  const texts: WaysTexts = said;
  const { t } = texts;
  const { figures, freeSpins, grid } = pack;
  const units = (win: number) => texts.money(money(payOf(stake.minor, win, pack), stake.currency));
  const stakes = (times: number) => units(times * pack.stakeUnits);
  const rtp = texts.percent(figures.rtp);
  return (
    <>
      <h3>{t('waysPayAtBet', { bet: stakes(1) })}</h3>
      <SymbolPays pack={pack} art={art} texts={texts} units={units} />
      <p>{t('waysRule', { ways: grid.rows ** grid.reels })}</p>
      <OwnRules pack={pack} art={art} texts={texts} />
      <ScatterRule pack={pack} art={art} texts={texts} stakes={stakes} />
      <p>{t('freeRule', { multiplier: freeSpins.multiplier, limit: freeSpins.limit })}</p>
      {pack.maxWinTimesStake !== undefined && <p>{t('capRule', { win: stakes(pack.maxWinTimesStake) })}</p>}
      <h3>{t('rtpTitle', { rtp })}</h3>
      <p>{t('rtpRule', { rtp })}</p>
      <Figures
        rows={[
          [t('hitRate'), texts.percent(figures.hitRate)],
          [t('freeEvery'), t('spins', { count: Number(figures.spinsPerFreeSpins) })],
          [t('volatility'), t(`volatility.${figures.volatility}`)],
          [t('largestWin'), t('timesBet', { count: figures.largestWin })],
        ]}
      />
      <p>{t('fairRule')}</p>
    </>
  );
}
