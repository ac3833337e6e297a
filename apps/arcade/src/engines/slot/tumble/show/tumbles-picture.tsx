import type { Art } from '../../../../shell/game-client.ts';
import type { AnyPay } from '../../events.ts';
import { WindowPicture } from '../../show/spin-picture.tsx';
import type { SlotTexts } from '../../show/slot-texts.ts';
import type { ScattersPay, TumblingSpin } from '../events.ts';
import './tumbles-picture.css';

interface TumblesPictureProps<Pays extends AnyPay> {
  spins: readonly TumblingSpin<Pays>[];
  symbols: Readonly<Record<string, string>>;
  art: Art;
  texts: SlotTexts;
  say: (pay: Pays | ScattersPay) => string;
  worth: (units: number) => string;
}

/** Every spin of a round: its windows one after another, and what they pay. */
export function TumblesPicture<Pays extends AnyPay>({ spins, symbols, art, texts, say, worth }: TumblesPictureProps<Pays>) {
  const { t } = texts;
  return (
    <div className="spins">
      {spins.map(({ begins, stands, closing, win }) => (
        <article className="spin-result" key={begins?.spin ?? 0}>
          <h3>{begins ? t('tumblingFreeSpin', { index: begins.spin, total: begins.total }) : t('paidSpin')}</h3>
          {stands.map(({ window, wins }, stand) => (
            // Windows of a spin are never reordered.
            <div key={`${stand}:${window.join()}`}>
              <WindowPicture className="window tumbling" window={window} symbols={symbols} art={art} texts={texts} side={36} />
              <ul>
                {wins.map((pay) => (
                  <li key={say(pay)}>{say(pay)}</li>
                ))}
              </ul>
            </div>
          ))}
          <ul>
            {closing.map((pay) => (
              <li key={pay.by}>{say(pay)}</li>
            ))}
          </ul>
          <p>{t('spinWin', { win: worth(win) })}</p>
        </article>
      ))}
    </div>
  );
}
