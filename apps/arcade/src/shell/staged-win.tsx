import { useEffect, useRef, type CSSProperties } from 'react';
import { useCountUp } from './count-up.tsx';
import { celebrationOf } from './play.ts';
import { stagedFor } from './staging.ts';
import type { PlayState } from './state.ts';
import { useGame } from './use-game.ts';

const names = { 2: 'bigWin', 3: 'grandWin', 4: 'legendaryWin' } as const;

/** A large win in front of the picture, until its time is over or the player presses. Screen readers are told of the sum by the shell. */
export function StagedWin() {
  const { state } = useGame();
  return state.staged ? <Staged {...state.staged} /> : null;
}

/** The sum counts up, and its name grows with what it has reached. */
function Staged({ level, stake, lasts }: NonNullable<PlayState['staged']>) {
  const { texts, play, sound, state } = useGame();
  // What is left of its time is for looking at the whole sum.
  const shown = useCountUp(state.win, stagedFor[level] * 0.7, true);
  const reached = Math.max(2, celebrationOf(shown, stake)) as keyof typeof names;
  const heard = useRef(reached);
  useEffect(() => {
    // A button does what it is for; the main one ends the stage by itself.
    const skip = ({ target }: Event) => {
      if (!(target as Element).closest('button')) play.unstage();
    };
    addEventListener('pointerdown', skip);
    return () => removeEventListener('pointerdown', skip);
  }, [play]);
  useEffect(() => {
    if (reached > heard.current) sound.play('bigWin');
    heard.current = reached;
  }, [reached, sound]);
  return (
    <div className={`staged-win reached-${reached}`} style={{ '--for': `${lasts}ms` } as CSSProperties} aria-hidden>
      <span className="rays" />
      <span className="rays far" />
      <p key={reached} className="big-win" data-text={texts.t(names[reached])}>
        {texts.t(names[reached])}
      </p>
      <strong>{texts.money(shown)}</strong>
    </div>
  );
}
