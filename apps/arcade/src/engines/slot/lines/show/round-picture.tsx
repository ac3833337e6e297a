import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { spinsOf, type LinesEvent, type Spin } from '../events.ts';
import type { LinesPack } from '../pack.ts';
import './round-picture.css';
import type { LinesTexts } from './texts.ts';

/** Every spin of a round: the reels as they stood, and what they pay. */
export function RoundPicture({ events, ...props }: RoundPictureProps<LinesPack, LinesEvent>) {
  return (
    <div className="spins">
      {spinsOf(events).map((spin, index) => (
        // Spins of a round never change places.
        <SpinPicture key={`${index}:${spin.reveal.stops.join('.')}`} spin={spin} {...props} />
      ))}
    </div>
  );
}

interface SpinPictureProps extends Omit<RoundPictureProps<LinesPack, LinesEvent>, 'events'> {
  spin: Spin;
}

function SpinPicture({ spin, pack, art, texts: said, worth }: SpinPictureProps) {
  const texts: LinesTexts = said;
  const { t } = texts;
  const { begins, reveal, pays, win } = spin;
  const name = (symbol: string) => t(`symbol.${pack.symbols[symbol]!}`);
  return (
    <article className="spin-result">
      <h3>{begins ? t('freeSpin', { index: begins.spin, total: begins.total, multiplier: reveal.multiplier }) : t('paidSpin')}</h3>
      <div className="window" dir="ltr">
        {reveal.window.map((rows, reel) => (
          <div key={`${reel}:${reveal.stops[reel]}`}>
            {rows.map((symbol, row) => (
              <img key={`${row}:${symbol}`} src={art[pack.symbols[symbol]!]} alt={name(symbol)} width="52" height="52" />
            ))}
          </div>
        ))}
      </div>
      <ul>
        {pays.map((pay) => (
          <li key={pay.by === 'line' ? pay.line : 'scatter'}>
            {pay.by === 'line'
              ? t('lineWin', { line: pay.line + 1, count: pay.count, symbol: name(pay.symbol), win: worth(pay.win) })
              : t('scatterWin', { count: pay.count, win: worth(pay.win) })}
          </li>
        ))}
      </ul>
      <p>{t('spinWin', { win: worth(win) })}</p>
    </article>
  );
}
