import { noticeText } from './state.ts';
import { useGame } from './use-game.ts';

/** Tells screen readers of results and problems, once each. */
export function LiveRegions() {
  const { texts, state } = useGame();
  const { t, money } = texts;
  const { notice, result, feature } = state;
  return (
    <div className="unseen">
      <div role="status" aria-live="polite">
        {result && t(result.win.minor > 0n ? 'youWon' : 'noWin', { win: money(result.win), balance: money(result.balance) })}
      </div>
      <div aria-live="polite">{feature?.spoken && feature.text}</div>
      <div role="alert">{notice && notice.kind !== 'lastRound' && noticeText(notice, texts)}</div>
    </div>
  );
}
