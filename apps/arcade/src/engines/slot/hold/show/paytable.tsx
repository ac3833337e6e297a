import type { PaytableProps } from '../../../../shell/game-client.ts';
import { LineList } from '../../show/line-list.tsx';
import { ReturnRule } from '../../show/return-rule.tsx';
import { Figures, SymbolPays, SymbolPicture } from '../../show/symbol-pays.tsx';
import { worthAt } from '../../show/worth.ts';
import { totalOf } from '../../weights.ts';
import type { HoldPack } from '../pack.ts';
import { coinWeights } from '../rules.ts';
import type { HoldTexts } from './texts.ts';

/** The pays of every symbol, the coins and what they are worth, and the figures. */
export function Paytable({ pack, art, texts: said, stake }: PaytableProps<HoldPack>) {
  const texts: HoldTexts = said;
  const { t, count } = texts;
  const { figures, symbols, hold, grid, lines } = pack;
  const { units, stakes } = worthAt(stake, pack, texts);
  const weights = coinWeights(hold);
  const all = totalOf(hold.coinTimesStake);
  const [chance, of] = hold.cellChance;
  return (
    <>
      <h3>{t(lines ? 'paysAtBet' : 'waysPayAtBet', { bet: stakes(1) })}</h3>
      <SymbolPays pack={pack} art={art} texts={texts} units={units} />
      {!lines && <p>{t('waysRule', { ways: grid.rows ** grid.reels })}</p>}
      <div className="rule">
        <SymbolPicture name={symbols[pack.wild]!} art={art} texts={texts} size={72} />
        <p>{t('wildRule')}</p>
      </div>
      <div className="rule">
        <SymbolPicture name={symbols[pack.coin]!} art={art} texts={texts} size={72} />
        <p>{t('coinRule', { coins: hold.triggerCoins, respins: hold.respins, prize: stakes(hold.fullGridTimesStake) })}</p>
      </div>
      <p>{t('cellRule', { of: Math.round(of / chance) })}</p>
      <h3>{t('coinValues', { bet: stakes(1) })}</h3>
      <Figures rows={weights.map(([value, weight]) => [stakes(value), t('coinShare', { weight: count(weight), all: count(all) })])} />
      {lines && <LineList lines={lines} rows={grid.rows} texts={texts} />}
      <ReturnRule
        figures={figures}
        texts={texts}
        most={stakes(figures.largestWin)}
        rule={(rtp) => t('holdRtpRule', { rtp })}
        feature={[t('holdEvery'), figures.spinsPerHold]}
      />
    </>
  );
}
