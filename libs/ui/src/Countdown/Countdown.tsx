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
  /** In whose digits the time is written. */
  locale: string;
  onEnd?: (() => void) | undefined;
  /** At which seconds a screen reader is told, and what: every second would be a torment. */
  spoken?: { at: readonly number[]; text: (seconds: number) => string } | undefined;
}

/** Time running out, in digits of one width. */
export function Countdown({ until, locale, onEnd, spoken }: CountdownProps) {
  const seconds = useCountdown(until, onEnd);
  // What was passed last: a sleeping tab may wake up between two of them. Not said: what was past at the beginning.
  const [first, setFirst] = useState<number | null>(null);
  if (first === null && seconds !== null) setFirst(seconds);
  const passed = seconds === null || first === null ? [] : (spoken?.at ?? []).filter((at) => at >= seconds && at < first);
  return (
    <>
      <span role="timer" className={styles.countdown}>
        {seconds === null ? '' : clockText(seconds, locale)}
      </span>
      {spoken && (
        <VisuallyHidden>
          <span role="status">{passed.length > 0 && spoken.text(Math.min(...passed))}</span>
        </VisuallyHidden>
      )}
    </>
  );
}

/** `1:05`, or `26:00:09` from an hour on, in the digits of the locale. */
export function clockText(seconds: number, locale: string): string {
  const written = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(value);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = `${written(minutes, hours > 0 ? 2 : 1)}:${written(seconds % 60, 2)}`;
  return hours > 0 ? `${written(hours, 1)}:${rest}` : rest;
}
