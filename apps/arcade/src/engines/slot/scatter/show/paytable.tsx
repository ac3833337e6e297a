import type { PaytableProps } from '../../../../shell/game-client.ts';
import { SymbolPicture } from '../../show/symbol-pays.tsx';
import { worthAt } from '../../show/worth.ts';
import { BookFigures, ScattersRule } from '../../tumble/show/book-rules.tsx';
import { SizePays } from '../../tumble/show/size-pays.tsx';
import type { ScatterPack } from '../pack.ts';
import type { ScatterTexts } from './texts.ts';

/** The pays of every symbol, the orbs, the free spins and the figures. */
export function Paytable({ pack, art, texts: said, stake }: PaytableProps<ScatterPack>) {
  const texts: ScatterTexts = said;
  const { t, count } = texts;
  const { units, stakes } = worthAt(stake, pack, texts);
  const factors = Object.keys(pack.orbWeights).map(Number);
  return (
    <>
      <h3>{t('symbolsPayAtBet', { bet: stakes(1) })}</h3>
      <SizePays pack={pack} art={art} texts={texts} units={units} />
      <p>{t('symbolsRule', { fewest: pack.paySizes[0]! })}</p>
      <div className="rule">
        <SymbolPicture name={pack.symbols[pack.orb]!} art={art} texts={texts} size={72} />
        <p>{t('orbRule', { least: `×${count(Math.min(...factors))}`, most: `×${count(Math.max(...factors))}` })}</p>
      </div>
      <p>{t('orbsAddRule')}</p>
      <ScattersRule pack={pack} art={art} texts={texts} units={units} />
      <p>{t('orbsKeptRule')}</p>
      <BookFigures pack={pack} texts={texts} units={units} />
    </>
  );
}
