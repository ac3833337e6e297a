import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.ts';
import * as styles from './ScrollRow.css.ts';

export interface ScrollRowProps {
  /** Accessible name of the list. */
  label: string;
  /** Names of the arrows, which are for mouse users only. */
  texts: { previous: string; next: string };
  /** `ScrollCell`s. */
  children: ReactNode;
}

interface Ends {
  before: boolean;
  after: boolean;
}

/** Items in one scrolling row: by touch, wheel or keyboard everywhere, by arrows with a mouse. */
export function ScrollRow({ label, texts, children }: ScrollRowProps) {
  const list = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ before: false, after: false });
  /**
   * True if nothing in it is focusable, such as games that are all unavailable yet: then the row itself must be, or it could
   * not be scrolled by keyboard. A prerendered row is focusable until hydration, when this can be checked.
   */
  const [ownStop, setOwnStop] = useState(true);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const nothingToFocus = () => row.querySelector('a[href], button:enabled, input:enabled') === null;
    // A row far down the page is not measured until it comes near; until then, assume that it scrolls.
    setOwnStop(nothingToFocus());
    const look = () => {
      // A browser that skips distant content has no measurements of it.
      if (!row.checkVisibility({ contentVisibilityAuto: true })) return;
      // Negative in right-to-left pages.
      const at = Math.abs(row.scrollLeft);
      const next = { before: at > 1, after: at + row.clientWidth < row.scrollWidth - 1 };
      setEnds((now) => (now.before === next.before && now.after === next.after ? now : next));
      setOwnStop((next.before || next.after) && nothingToFocus());
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);

  const move = (pages: 1 | -1) => {
    const row = list.current;
    if (!row) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const forwards = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollBy({ left: pages * forwards * row.clientWidth * 0.85, behavior: still ? 'auto' : 'smooth' });
  };

  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <div ref={list} role="list" aria-label={label} className={styles.row} tabIndex={ownStop ? 0 : undefined}>
        {children}
      </div>
      <Arrow look={styles.previous} shown={ends.before} text={texts.previous} onPress={() => move(-1)} icon={<ChevronStartIcon />} />
      <Arrow look={styles.next} shown={ends.after} text={texts.next} onPress={() => move(1)} icon={<ChevronEndIcon />} />
    </div>
  );
}

/** Keyboard users scroll by moving through the row, so the arrows are neither focusable nor announced. */
function Arrow({ look, shown, text, onPress, icon }: { look: string; shown: boolean; text: string; onPress: () => void; icon: ReactNode }) {
  if (!shown) return null;
  return (
    <button type="button" className={look} title={text} aria-hidden tabIndex={-1} onClick={onPress}>
      {icon}
    </button>
  );
}

/** One cell of a `ScrollRow`: as wide as a game tile, or as its content. */
export function ScrollCell({ children, fit = 'tile' }: { children: ReactNode; fit?: 'tile' | 'content' | undefined }) {
  return (
    <div role="listitem" className={styles.cells[fit]}>
      {children}
    </div>
  );
}
