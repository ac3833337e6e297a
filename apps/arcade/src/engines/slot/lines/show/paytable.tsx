import { money } from '@parlour/domain';
import { payOf } from '../../../../game.ts';
import type { PaytableProps } from '../../../../shell/game-client.ts';
import type { LinesPack } from '../pack.ts';
import './paytable.css';
import type { LinesTexts } from './texts.ts';

/** The pays of every symbol, the rules, the lines and the figures. */
export function Paytable({ pack, art, texts: said, stake }: PaytableProps<LinesPack>) {
  const texts: LinesTexts = said;
  const { t, count } = texts;
  const { scatterPays, freeSpins, figures, symbols } = pack;
  const units = (win: number) => texts.money(money(payOf(stake.minor, win, pack), stake.currency));
  const stakes = (times: number) => units(times * pack.stakeUnits);
  const picture = (symbol: string, size: number) => (
    <img src={art[symbols[symbol]!]} alt={t(`symbol.${symbols[symbol]!}`)} width={size} height={size} />
  );
  const rtp = texts.percent(figures.rtp);
  return (
    <>
      <h3>{t('paysAtBet', { bet: stakes(1) })}</h3>
      <ul className="pays">
        {Object.entries(pack.pays).map(([symbol, pays]) => (
          <li key={symbol}>
            {picture(symbol, 56)}
            <dl>
              {pays
                .map((pay, index) => (
                  <div key={index}>
                    <dt>{count(index + 3)} ×</dt>
                    <dd>{units(pay)}</dd>
                  </div>
                ))
                .toReversed()}
            </dl>
          </li>
        ))}
      </ul>
      <div className="rule">
        {picture(pack.wild, 72)}
        <p>{t('wildRule')}</p>
      </div>
      <div className="rule">
        {picture(pack.scatter, 72)}
        <p>
          {t('scatterRule', {
            three: stakes(scatterPays[3].timesStake),
            four: stakes(scatterPays[4].timesStake),
            five: stakes(scatterPays[5].timesStake),
            freeThree: scatterPays[3].freeSpins,
            freeFour: scatterPays[4].freeSpins,
            freeFive: scatterPays[5].freeSpins,
          })}
        </p>
      </div>
      <p>{t('freeRule', { multiplier: freeSpins.multiplier, limit: freeSpins.limit })}</p>
      <h3>{t('linesTitle', { count: pack.lines.length })}</h3>
      <p>{t('linesRule')}</p>
      <ol className="lines">
        {pack.lines.map((rows, line) => (
          <li key={rows.join('')}>
            <LineDiagram rows={rows} height={pack.grid.rows} />
            {count(line + 1)}
          </li>
        ))}
      </ol>
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

/** Where a line runs: one dot a reel, drawn left to right in every language, as on the reels. */
function LineDiagram({ rows, height }: { rows: readonly number[]; height: number }) {
  const at = (row: number, reel: number) => `${reel * 10 + 5},${row * 10 + 5}`;
  return (
    <svg className="line-diagram" viewBox={`0 0 ${rows.length * 10} ${height * 10}`} aria-hidden="true">
      {rows.flatMap((_, reel) =>
        Array.from({ length: height }, (__, row) => (
          <rect key={`${reel}.${row}`} x={reel * 10 + 1} y={row * 10 + 1} width="8" height="8" rx="2" />
        )),
      )}
      <polyline points={rows.map(at).join(' ')} />
    </svg>
  );
}

/** Names and values, such as the figures of a game. */
function Figures({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
