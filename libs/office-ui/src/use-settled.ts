import { useEffect, useEffectEvent } from 'react';

/** For so long nothing is typed before a filter is asked for, in ms. */
const pause = 300;

/** Tells `onSettled` what is typed once the typing has paused, and it is not what stands already. */
export function useSettled<T>(typed: T, stands: T, onSettled: (value: T) => void): void {
  const settle = useEffectEvent(() => typed !== stands && onSettled(typed));
  useEffect(() => {
    const timer = setTimeout(() => settle(), pause);
    return () => clearTimeout(timer);
  }, [typed]);
}
