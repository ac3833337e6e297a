import { fill } from '../texts/load-texts.ts';
import { noticeText } from './notice-text.ts';
import { useGame } from './use-play.ts';

/** Says results and trouble to screen readers, once each. */
export function Announcer() {
  const { texts, state, say, count } = useGame();
  const { notice, result, freeSpins } = state;
  return (
    <div className="unseen">
      <div role="status" aria-live="polite">
        {result && fill(result.win.minor > 0n ? texts.youWon : texts.noWin, { win: say(result.win), balance: say(result.balance) })}
      </div>
      <div aria-live="polite">{freeSpins && freeSpins.justWon > 0 && fill(texts.freeSpinsWon, { count: count(freeSpins.justWon) })}</div>
      <div role="alert">{notice && notice.kind !== 'lastRound' && noticeText(notice, texts, say)}</div>
    </div>
  );
}
