import { money, type Money } from '@parlour/domain';
import { useEffect, useRef, useState } from 'react';
import type { Celebration } from './game-client.ts';
import { useGame } from './use-game.ts';

/** How long it counts: a larger win is worth watching. */
const milliseconds = { 0: 900, 1: 900, 2: 1800, 3: 3400, 4: 5600 } as const;

/** An amount that counts up to its new value. It drops at once, and does not animate under reduced motion. */
export function CountUp({ amount, level }: { amount: Money; level: Celebration }) {
  const { texts } = useGame();
  return <>{texts.money(useCountUp(amount, milliseconds[level]))}</>;
}

/** What an amount that counts up shows at the moment; `fromZero` also counts up to the first one. */
export function useCountUp(amount: Money, duration: number, fromZero = false): Money {
  const [shown, setShown] = useState(() => (fromZero ? money(0n, amount.currency) : amount));
  const from = useRef(shown);
  useEffect(() => {
    const start = from.current;
    const rise = amount.minor - start.minor;
    from.current = amount;
    if (rise <= 0n || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(amount);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, (now - began) / duration));
      setShown(money(start.minor + (rise * BigInt(Math.round(progress * 1000))) / 1000n, amount.currency));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, duration]);
  return shown;
}
