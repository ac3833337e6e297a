import { noticeText } from './state.ts';
import { useGame } from './use-game.ts';

/** The line between the picture and the buttons: what is happening, what won, what went wrong; luck is wished before the first round only. */
export function Banner() {
  const { texts, state } = useGame();
  const { notice, feature, caption, playing, replaying, result } = state;
  const { t } = texts;
  return (
    <div className="banner">
      {replaying && (
        <p className="feature" role="status">
          {t('replaying')}
        </p>
      )}
      {feature && <p className="feature">{feature.text}</p>}
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
