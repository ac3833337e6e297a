// @flag lotteryTrends
import { useLayoutEffect, useRef } from 'react';
import * as styles from './trends.css.ts';

/** A bar whose length is a fraction (0 to 1) of its cell. Decorative: the figure is beside it. */
export function Heat({ part }: { part: number }) {
  const line = useRef<HTMLSpanElement>(null);
  // The content policy forbids style attributes in markup.
  useLayoutEffect(() => {
    line.current!.style.transform = `scaleX(${part.toFixed(3)})`;
  }, [part]);
  return <span ref={line} className={styles.heat} aria-hidden />;
}
