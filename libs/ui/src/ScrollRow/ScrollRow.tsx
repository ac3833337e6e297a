import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.ts';
import * as styles from './ScrollRow.css.ts';

export interface ScrollRowProps {
  /** Name of the list. */
  label: string;
  /** Names of the arrows, which only a mouse sees. */
  texts: { previous: string; next: string };
  /** `ScrollCell`s. */
  children: ReactNode;
}

interface Ends {
  before: boolean;
  after: boolean;
}

/** Things in one row that moves sideways: by touch, wheel or keyboard everywhere, by arrows with a mouse. */
export function ScrollRow({ label, texts, children }: ScrollRowProps) {
  const list = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ before: false, after: false });
  /**
   * Nothing in it takes the focus, such as games that are all still to come: the row itself does, or no key could move it.
   * A rendered row does until it comes to life, which is when it can look.
   */
  const [ownStop, setOwnStop] = useState(true);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const nothingToFocus = () => row.querySelector('a[href], button:enabled, input:enabled') === null;
    // Far down the page it is not measured until it comes near: until then it is taken for one that moves.
    setOwnStop(nothingToFocus());
    const look = () => {
      // A browser that leaves out what is far away has measured nothing of it.
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

/** What the arrows do, the keyboard does by moving through the row: they are no stop of it, and nothing to read out. */
function Arrow({ look, shown, text, onPress, icon }: { look: string; shown: boolean; text: string; onPress: () => void; icon: ReactNode }) {
  if (!shown) return null;
  return (
    <button type="button" className={look} title={text} aria-hidden tabIndex={-1} onClick={onPress}>
      {icon}
    </button>
  );
}

/** One place of a `ScrollRow`: as wide as a game's tile, or as its content. */
export function ScrollCell({ children, fit = 'tile' }: { children: ReactNode; fit?: 'tile' | 'content' | undefined }) {
  return (
    <div role="listitem" className={styles.cells[fit]}>
      {children}
    </div>
  );
}
