import { CountUp } from './count-up.tsx';
import { noticeText } from './state.ts';
import { useGame } from './use-game.ts';

/** The line between the picture and the buttons: what is happening, what won, what went wrong; luck is wished before the first round only. */
export function Banner() {
  const { texts, state } = useGame();
  const { notice, feature, caption, celebration, win, playing, replaying, result } = state;
  const { t } = texts;
  return (
    <div className="banner">
      {replaying && (
        <p className="feature" role="status">
          {t('replaying')}
        </p>
      )}
      {feature && <p className="feature">{feature.text}</p>}
      {celebration >= 2 && !feature && (
        <p className="big-win">
          {t(celebration === 2 ? 'bigWin' : celebration === 3 ? 'grandWin' : 'legendaryWin')}
          <strong>
            <CountUp amount={win} level={celebration} />
          </strong>
        </p>
      )}
      {notice ? (
        <p className="notice">{noticeText(notice, texts)}</p>
      ) : caption !== undefined ? (
        <p className="caption">{caption}</p>
      ) : (
        !playing && !replaying && !result && <p className="quiet">{t('goodLuck')}</p>
      )}
    </div>
  );
}
