import { useEffect, useEffectEvent, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

/**
 * Whole seconds until `until` (milliseconds since the epoch), 0 when it is past or null. Reads the clock instead of
 * counting ticks, so a suspended tab catches up. `null` on the server and in the first render, where there is no clock to read.
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
  /** BCP 47 tag whose digits are used. */
  locale: string;
  onEnd?: (() => void) | undefined;
  /** The seconds at which to tell screen readers, and the text: announcing every second would be unbearable. */
  spoken?: { at: readonly number[]; text: (seconds: number) => string } | undefined;
}

/** A countdown in digits of equal width. */
export function Countdown({ until, locale, onEnd, spoken }: CountdownProps) {
  const seconds = useCountdown(until, onEnd);
  // The last announcement passed: a suspended tab may wake up between two. Those already past at the start are not announced.
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
