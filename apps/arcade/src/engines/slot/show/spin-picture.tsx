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
export function SpinPicture<Pays extends AnyPay>({ title, spin, symbols, art, texts, say, worth }: SpinPictureProps<Pays>) {
  const { reveal, pays, win } = spin;
  return (
    <article className="spin-result">
      <h3>{title}</h3>
      <WindowPicture window={reveal.window} symbols={symbols} art={art} texts={texts} side={52} />
      <ul>
        {pays.map((pay) => (
          <li key={say(pay)}>{say(pay)}</li>
        ))}
      </ul>
      <p>{texts.t('spinWin', { win: worth(win) })}</p>
    </article>
  );
}

interface WindowPictureProps {
  /** The symbols in sight by reel, from the top. */
  window: readonly (string | readonly string[])[];
  symbols: Readonly<Record<string, string>>;
  art: Art;
  texts: SlotTexts;
  /** Of a picture, in pixels. */
  side: number;
  className?: string;
}

/** Symbols as they stood; reels read from left to right whatever the language. */
export function WindowPicture({ window, symbols, art, texts: { t }, side, className = 'window' }: WindowPictureProps) {
  return (
    <div className={className} dir="ltr">
      {window.map((rows, reel) => (
        <div key={`${reel}:${[...rows].join('')}`}>
          {[...rows].map((symbol, row) => (
            <img key={`${row}:${symbol}`} src={art[symbols[symbol]!]} alt={t(`symbol.${symbols[symbol]!}`)} width={side} height={side} />
          ))}
        </div>
      ))}
    </div>
  );
}
