import type { PaytableProps } from '../../../../shell/game-client.ts';
import { worthAt } from '../../show/worth.ts';
import { BookFigures, ScattersRule } from '../../tumble/show/book-rules.tsx';
import { SizePays } from '../../tumble/show/size-pays.tsx';
import type { ClusterPack } from '../pack.ts';
import type { ClusterTexts } from './texts.ts';

/** The pays of every symbol, the marks, the free spins and the figures. */
export function Paytable({ pack, art, texts: said, stake }: PaytableProps<ClusterPack>) {
  const texts: ClusterTexts = said;
  const { t } = texts;
  const { units, stakes } = worthAt(stake, pack, texts);
  return (
    <>
      <h3>{t('clustersPayAtBet', { bet: stakes(1) })}</h3>
      <SizePays pack={pack} art={art} texts={texts} units={units} />
      <p>{t('clustersRule', { fewest: pack.paySizes[0]! })}</p>
      <div className="rule">
        <img src={art[pack.show.mark]} alt="" width={72} height={72} />
        <p>{t('markRule')}</p>
      </div>
      <p>{t('cellsRule', { most: pack.mostOfCell })}</p>
      <ScattersRule pack={pack} art={art} texts={texts} units={units} />
      <BookFigures pack={pack} texts={texts} units={units} />
    </>
  );
}
