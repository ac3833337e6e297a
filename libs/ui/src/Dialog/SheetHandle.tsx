import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { swipeAway } from '../element/swipe-away.ts';
import * as styles from './sheet.css.ts';

/** The grip and the elements beside it: where the grip is visible, pulling it down closes the sheet. */
export function SheetHandle({
  place,
  onPull,
  children,
}: {
  place: keyof typeof styles.grips;
  /** Without it the sheet cannot be pulled down. */
  onPull: (() => void) | undefined;
  children: ReactNode;
}) {
  const handle = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const pulled = useEffectEvent(() => onPull?.());
  const isAllowed = useEffectEvent(() => onPull !== undefined && grip.current?.checkVisibility() === true);
  useEffect(() => {
    const sheet = handle.current?.parentElement;
    if (!handle.current || !sheet) return;
    return swipeAway(handle.current, { moves: sheet, way: 'down', isAllowed: () => isAllowed(), onAway: () => pulled() });
  }, []);
  return (
    <div ref={handle} className={styles.handle}>
      <span ref={grip} className={styles.grips[place]} aria-hidden />
      {children}
    </div>
  );
}
