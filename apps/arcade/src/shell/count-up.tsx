import { money, type Money } from '@parlour/domain';
import { useEffect, useRef, useState } from 'react';
import { useGame } from './use-game.ts';

const milliseconds = 900;

/** An amount that counts up to its new value. It drops at once, and does not animate under reduced motion. */
export function CountUp({ amount }: { amount: Money }) {
  const { texts } = useGame();
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
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
      const progress = Math.min(1, Math.max(0, (now - began) / milliseconds));
      setShown(money(start.minor + (rise * BigInt(Math.round(progress * 1000))) / 1000n, amount.currency));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return <>{texts.money(shown)}</>;
}
