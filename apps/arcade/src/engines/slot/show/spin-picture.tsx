import type { Art } from '../../../shell/game-client.ts';
import type { AnyPay, Spin } from '../events.ts';
import './round-picture.css';
import type { SlotTexts } from './slot-texts.ts';

interface SpinPictureProps<Pays extends AnyPay> {
  title: string;
  spin: Spin<Pays>;
  symbols: Readonly<Record<string, string>>;
  art: Art;
  texts: SlotTexts;
  /** A pay in words. */
  say: (pay: Pays) => string;
  worth: (units: number) => string;
}

/** A spin of a round: the reels as they stood, and what they pay. */
export function SpinPicture<Pays extends AnyPay>({ title, spin, symbols, art, texts: { t }, say, worth }: SpinPictureProps<Pays>) {
  const { reveal, pays, win } = spin;
  return (
    <article className="spin-result">
      <h3>{title}</h3>
      <div className="window" dir="ltr">
        {reveal.window.map((rows, reel) => (
          <div key={`${reel}:${reveal.stops[reel]}`}>
            {rows.map((symbol, row) => (
              <img key={`${row}:${symbol}`} src={art[symbols[symbol]!]} alt={t(`symbol.${symbols[symbol]!}`)} width="52" height="52" />
            ))}
          </div>
        ))}
      </div>
      <ul>
        {pays.map((pay) => (
          <li key={say(pay)}>{say(pay)}</li>
        ))}
      </ul>
      <p>{t('spinWin', { win: worth(win) })}</p>
    </article>
  );
}
