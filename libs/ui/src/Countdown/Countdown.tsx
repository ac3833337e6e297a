import { useEffect, useEffectEvent, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

/**
 * Whole seconds until `until` (milliseconds since the epoch), 0 when it is past or null. Follows the clock, not its own
 * ticks, so a sleeping tab catches up. On the server and at the first render it is `null`: there is no clock to ask yet.
 */
export function useCountdown(until: number | null, onEnd?: () => void): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (until === null) {
      setSeconds(0);
      return;
    }
    const tick = () => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      ended();
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

export interface CountdownProps {
  /** Milliseconds since the epoch. */
  until: number;
  /** The seconds that are left as text; `clockText` where 1:05 will do. */
  format?: ((seconds: number) => string) | undefined;
  onEnd?: (() => void) | undefined;
  /** At which seconds a screen reader is told, and what: every second would be a torment. */
  spoken?: { at: readonly number[]; text: (seconds: number) => string } | undefined;
}

/** Time running out, in digits of one width. */
export function Countdown({ until, format = clockText, onEnd, spoken }: CountdownProps) {
  const seconds = useCountdown(until, onEnd);
  // What was passed last: a sleeping tab may wake up between two of them. Not said: what was past at the beginning.
  const [first, setFirst] = useState<number | null>(null);
  if (first === null && seconds !== null) setFirst(seconds);
  const passed = seconds === null || first === null ? [] : (spoken?.at ?? []).filter((at) => at >= seconds && at < first);
  return (
    <>
      <span role="timer" className={styles.countdown}>
        {seconds === null ? '' : format(seconds)}
      </span>
      {spoken && (
        <VisuallyHidden>
          <span role="status">{passed.length > 0 && spoken.text(Math.min(...passed))}</span>
        </VisuallyHidden>
      )}
    </>
  );
}

/** `1:05`, or `26:00:09` from an hour on. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
