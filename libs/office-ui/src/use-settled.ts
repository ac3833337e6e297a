import { useEffect, useEffectEvent } from 'react';

/** How long typing must pause before a filter is applied, in ms. */
const pause = 300;

/** Calls `onSettled` with the typed value once typing has paused, if it differs from the current one. */
export function useSettled<T>(typed: T, stands: T, onSettled: (value: T) => void): void {
  const settle = useEffectEvent(() => typed !== stands && onSettled(typed));
  useEffect(() => {
    const timer = setTimeout(() => settle(), pause);
    return () => clearTimeout(timer);
  }, [typed]);
}
