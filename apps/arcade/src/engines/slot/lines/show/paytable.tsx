import type { Art, PaytableProps } from '../../../../shell/game-client.ts';
import { LineList } from '../../show/line-list.tsx';
import { ReturnRule } from '../../show/return-rule.tsx';
import { ScatterRule } from '../../show/scatter-rule.tsx';
import { Figures, SymbolPays, SymbolPicture } from '../../show/symbol-pays.tsx';
import { totalOf, weightsOf, type Weights } from '../../weights.ts';
import { worthAt } from '../../show/worth.ts';
import type { LinesPack } from '../pack.ts';
import type { LinesTexts } from './texts.ts';

/** The pays of every symbol, the rules, the lines and the figures. */
export function Paytable({ pack, art, texts: said, stake }: PaytableProps<LinesPack>) {
  const texts: LinesTexts = said;
  const { t } = texts;
  const { figures, wild, mixes = [] } = pack;
  const { units, stakes } = worthAt(stake, pack, texts);
  return (
    <>
      <h3>{t('paysAtBet', { bet: stakes(1) })}</h3>
      <SymbolPays pack={pack} art={art} texts={texts} units={units} />
      {mixes.map(({ name, symbols, pays }) => (
        <div className="rule" key={name}>
          {[...symbols].map((symbol) => (
            <SymbolPicture key={symbol} name={pack.symbols[symbol]!} art={art} texts={texts} size={48} />
          ))}
          <p>{t('mixRule', { mix: t(`mix.${name}`), win: units(pays) })}</p>
        </div>
      ))}
      {pack.fullWindowTimes !== undefined && <p>{t('fullWindowRule', { times: pack.fullWindowTimes })}</p>}
      {wild !== undefined && <WildRule pack={pack} art={art} texts={texts} />}
      {pack.bloom && <p>{t('bloomRule', { chance: pack.bloom.chance[0], of: pack.bloom.chance[1] })}</p>}
      <Scatters pack={pack} art={art} texts={texts} stakes={stakes} />
      {pack.maxWinTimesStake !== undefined && <p>{t('linesCapRule', { win: stakes(pack.maxWinTimesStake) })}</p>}
      <LineList lines={pack.lines} rows={pack.grid.rows} texts={texts} />
      <ReturnRule
        figures={figures}
        texts={texts}
        most={stakes(figures.largestWin)}
        rule={(rtp) => (pack.freeSpins ? t('rtpRule', { rtp }) : t('plainRtpRule', { rtp }))}
        feature={figures.spinsPerFreeSpins === undefined ? undefined : [t('freeEvery'), figures.spinsPerFreeSpins]}
      />
    </>
  );
}

interface RuleProps {
  pack: LinesPack;
  art: Art;
  texts: LinesTexts;
}

function WildRule({ pack, art, texts }: RuleProps) {
  return (
    <div className="rule">
      <SymbolPicture name={pack.show.tall?.picture ?? pack.symbols[pack.wild!]!} art={art} texts={texts} size={72} />
      <p>{texts.t('wildRule')}</p>
    </div>
  );
}

/** What scatters pay and bring, what is drawn for it, and what makes free spins other than paid ones. */
function Scatters({ pack, art, texts, stakes }: RuleProps & { stakes: (times: number) => string }) {
  const { t } = texts;
  const { scatter, scatterPays, scatterTimes, freeSpins, twins } = pack;
  const multiplier = freeSpins?.multiplier ?? 1;
  const drawn = typeof multiplier === 'object' ? multiplier : undefined;
  const [least, most] = drawn ? [weightsOf(drawn)[0]![0], weightsOf(drawn).at(-1)![0]] : [0, 0];
  return (
    <>
      {scatter !== undefined && scatterPays && (
        <ScatterRule pack={{ symbols: pack.symbols, scatter, scatterPays }} art={art} texts={texts} stakes={stakes} />
      )}
      {scatterTimes && <p>{t('scatterTimesRule')}</p>}
      {scatterTimes && <Shares weights={scatterTimes} texts={texts} />}
      {freeSpins && (
        <p>{t('freeRule', { multiplier: typeof multiplier === 'number' ? multiplier : most, least, most, limit: freeSpins.limit })}</p>
      )}
      {drawn && <Shares weights={drawn} texts={texts} />}
      {freeSpins?.wildReels && <p>{t('wildReelRule')}</p>}
      {twins && <p>{t('twinsRule', { chance: twins.paid[0], of: twins.paid[1] })}</p>}
    </>
  );
}

/** How often each factor is drawn. */
function Shares({ weights, texts: { t, count, percent } }: { weights: Weights; texts: LinesTexts }) {
  return (
    <>
      <h3>{t('factorsTitle')}</h3>
      <Figures
        rows={weightsOf(weights).map(([value, weight]) => [`× ${count(value)}`, percent(((100 * weight) / totalOf(weights)).toFixed(2))])}
      />
    </>
  );
}
