import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { keep, recall } from './kept.ts';
import { framed, tellParent } from './parent.ts';
import { useGame } from './use-game.ts';

const minute = 60_000;
/** How often the time is checked, in ms. */
const look = 5_000;

/** How long the player has been playing, in minutes and in words. */
export function SessionClock() {
  const { texts } = useGame();
  return (
    <span className="session-clock" role="timer">
      {texts.t('sessionTime', { minutes: Math.floor(useElapsed() / minute) })}
    </span>
  );
}

/**
 * Every `every` minutes tells the player how long they have played and what it cost, and waits for an answer: between two rounds, and
 * autoplay stops for it. It also waits while `covered` by another dialog.
 */
export function RealityCheck({ every, covered }: { every: number; covered: boolean }) {
  const { texts, session, play, state } = useGame();
  const elapsed = useElapsed(Math.min(look, every * minute));
  const { since } = session.played;
  const [answered, setAnswered] = useState(() => answeredBefore(since));
  const due = elapsed >= (answered + 1) * every * minute;
  const stopAutoplay = useEffectEvent(() => state.autoplay && play.press());
  useEffect(() => {
    if (due) stopAutoplay();
  }, [due]);
  if (!due || covered || state.playing || state.autoplay || state.open) return null;
  const { staked, won } = state.played;
  const goOn = () => {
    const times = Math.floor(elapsed / (every * minute));
    keep('tab', answeredKey, { since, times });
    setAnswered(times);
  };
  return (
    <Dialog title={texts.t('realityTitle')} onClose={goOn}>
      <p>{texts.t('realityText', { minutes: Math.floor(elapsed / minute), staked: texts.money(staked), won: texts.money(won) })}</p>
      <button type="button" className="action" onClick={goOn}>
        {texts.t('keepPlaying')}
      </button>
      {framed && (
        <button type="button" className="action" onClick={() => tellParent(session.siteOrigin, { type: 'parlour.close' })}>
          {texts.t('leaveGame')}
        </button>
      )}
    </Dialog>
  );
}

const answeredKey = 'arcade.reality';

/** How many reminders of this stretch of play were answered before the window was reloaded. */
function answeredBefore(since: string): number {
  const kept = recall('tab', answeredKey) as { since?: unknown; times?: unknown } | null;
  return kept?.since === since && typeof kept.times === 'number' ? kept.times : 0;
}

/** For how long the player has been playing, in ms; updated now and then. */
function useElapsed(pause = look): number {
  const { played, heardAt } = useGame().session;
  const now = () => played.ms + performance.now() - heardAt;
  const [elapsed, setElapsed] = useState(now);
  const update = useEffectEvent(() => setElapsed(now()));
  useEffect(() => {
    const timer = setInterval(() => update(), pause);
    return () => clearInterval(timer);
  }, [pause]);
  return elapsed;
}
