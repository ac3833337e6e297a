import type { PaytableProps } from '../../../../shell/game-client.ts';
import { ReturnRule } from '../../show/return-rule.tsx';
import { ScatterRule } from '../../show/scatter-rule.tsx';
import { SymbolPays } from '../../show/symbol-pays.tsx';
import { worthAt } from '../../show/worth.ts';
import type { WaysPack } from '../pack.ts';
import { OwnRules } from './own-rules.tsx';
import type { WaysTexts } from './texts.ts';

/** The pays of every symbol, the game's own features, the free spins and the figures. */
export function Paytable({ pack, art, texts: said, stake }: PaytableProps<WaysPack>) {
  const texts: WaysTexts = said;
  const { t } = texts;
  const { figures, freeSpins, grid } = pack;
  const { units, stakes } = worthAt(stake, pack, texts);
  return (
    <>
      <h3>{t('waysPayAtBet', { bet: stakes(1) })}</h3>
      <SymbolPays pack={pack} art={art} texts={texts} units={units} />
      <p>{t('waysRule', { ways: grid.rows ** grid.reels })}</p>
      <OwnRules pack={pack} art={art} texts={texts} />
      <ScatterRule pack={pack} art={art} texts={texts} stakes={stakes} />
      <p>{t('freeRule', { multiplier: freeSpins.multiplier, limit: freeSpins.limit })}</p>
      {pack.maxWinTimesStake !== undefined && <p>{t('capRule', { win: stakes(pack.maxWinTimesStake) })}</p>}
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
