import { freeSpinMultiplier } from '../../games/lotus-lanterns/paytable.ts';
import { fill } from '../texts/load-texts.ts';
import { CountUp } from './count-up.tsx';
import { noticeText } from './notice-text.ts';
import { useGame } from './use-play.ts';

/** The line between reels and buttons: what is happening, what won, what went wrong. */
export function Banner() {
  const { texts, state, say, count } = useGame();
  const { notice, freeSpins, lit, celebration, win, phase } = state;
  return (
    <div className="banner">
      {freeSpins && (
        <p className="free-spins">
          {freeSpins.justWon > 0
            ? fill(texts.freeSpinsWon, { count: count(freeSpins.justWon) })
            : fill(texts.freeSpin, { index: count(freeSpins.index), total: count(freeSpins.total), multiplier: count(freeSpinMultiplier) })}
        </p>
      )}
      {celebration >= 2 && !freeSpins && (
        <p className="big-win">
          {celebration === 3 ? texts.grandWin : texts.bigWin}
          <strong>
            <CountUp amount={win} />
          </strong>
        </p>
      )}
      {notice ? (
        <p className="notice">{noticeText(notice, texts, say)}</p>
      ) : lit ? (
        <p className="lit">
          {lit.win
            ? fill(texts.lineWin, {
                line: count(lit.win.line + 1),
                count: count(lit.win.count),
                symbol: texts[lit.win.symbol],
                win: say(lit.amount),
              })
            : fill(texts.lanternWin, { count: count(lit.lanterns), win: say(lit.amount) })}
        </p>
      ) : (
        phase === 'rest' && <p className="quiet">{texts.goodLuck}</p>
      )}
    </div>
  );
}
