import { money, type Money } from '@parlour/domain';
import { useEffect, useRef, useState } from 'react';
import type { Celebration } from './game-client.ts';
import { useGame } from './use-game.ts';

/** How long it counts, in milliseconds: longer for a larger win. A win no larger than the stake is shown without celebration. */
const milliseconds = { 0: 0, 1: 900, 2: 1800, 3: 3400, 4: 5600 } as const;

/**
 * An amount that counts up to its new value, in more time for a larger win. It drops at once, and does not animate under reduced motion.
 */
export function CountUp({ amount, level }: { amount: Money; level: Celebration }) {
  const { texts } = useGame();
  return <>{texts.money(useCountUp(amount, milliseconds[level]))}</>;
}

/** The value shown while an amount counts up within `duration`, in ms; `fromZero` also counts up to the first one. */
export function useCountUp({ minor, currency }: Money, duration: number, fromZero = false): Money {
  const [shown, setShown] = useState(fromZero ? 0n : minor);
  const reached = useRef(shown);
  useEffect(() => {
    const show = (value: bigint) => {
      reached.current = value;
      setShown(value);
    };
    const start = reached.current;
    const rise = minor - start;
    if (rise <= 0n || duration === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(minor);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, (now - began) / duration));
      show(start + (rise * BigInt(Math.round(progress * 1000))) / 1000n);
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [minor, duration]);
  return money(shown, currency);
}
