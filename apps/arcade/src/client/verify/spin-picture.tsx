import type { SpinResult } from '../../games/lotus-lanterns/rules.ts';
import { symbolPictures } from '../stage/symbol-pictures.ts';
import type { Texts } from '../texts/en.ts';
import { fill } from '../texts/load-texts.ts';

interface SpinPictureProps {
  title: string;
  spin: SpinResult;
  texts: Texts;
  count: (value: number) => string;
  pay: (lineBets: number) => string;
}

/** One spin: the reels as they stood, and what they pay. */
export function SpinPicture({ title, spin, texts, count, pay }: SpinPictureProps) {
  return (
    <article className="spin-result">
      <h3>{title}</h3>
      <div className="window" dir="ltr">
        {spin.window.map((rows, reel) => (
          <div key={`${reel}:${spin.stops[reel]}`}>
            {rows.map((symbol, row) => (
              <img key={`${row}:${symbol}`} src={symbolPictures[symbol]} alt={texts[symbol]} width="52" height="52" />
            ))}
          </div>
        ))}
      </div>
      <ul>
        {spin.lineWins.map((win) => (
          <li key={win.line}>
            {fill(texts.lineWin, {
              line: count(win.line + 1),
              count: count(win.count),
              symbol: texts[win.symbol],
              win: pay(win.pay * spin.multiplier),
            })}
          </li>
        ))}
        {spin.lanternPay > 0 && (
          <li>{fill(texts.lanternWin, { count: count(spin.lanterns), win: pay(spin.lanternPay * spin.multiplier) })}</li>
        )}
      </ul>
      <p>
        {texts.win}: {pay(spin.win)}
      </p>
    </article>
  );
}
