import { noticeText } from './state.ts';
import { useGame } from './use-game.ts';

/**
 * The line between the picture and the buttons: what is happening, what won, what went wrong; luck is wished before the first round only.
 */
export function Banner() {
  const { texts, state } = useGame();
  const { notice, feature, caption, playing, replaying, result } = state;
  const { t, money } = texts;
  return (
    <div className="banner">
      {replaying && (
        <p className="feature" role="status">
          {t('replaying')}
          {/* While it plays, its stake stands with the bet, and what happens in it needs the room. */}
          {!playing && ` · ${t('historyBet', { amount: money(replaying) })}`}
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
