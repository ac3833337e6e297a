import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PauseIcon, PlayIcon } from '../icons/icons.ts';
import * as styles from './Marquee.css.ts';

export interface MarqueeProps {
  /** Name of the region: "Notices". */
  label: string;
  /** At the start, usually an icon. */
  icon?: ReactNode;
  items: readonly { key: string; content: ReactNode }[];
  pauseText: string;
  playText: string;
  /** Pixels a second. */
  speed?: number | undefined;
}

/**
 * A ticker of notices. It pauses on hover, on focus and by its button (WCAG 2.2.2); with reduced motion it never runs, but
 * can be scrolled. Until its script runs it is a plain row, so nothing jumps.
 */
export function Marquee({ label, icon, items, pauseText, playText, speed = 60 }: MarqueeProps) {
  const track = useRef<HTMLDivElement>(null);
  const run = useRef<Animation | null>(null);
  const [paused, setPaused] = useState(false);
  const [runs, setRuns] = useState(false);
  const contents = items.map((item) => item.key).join();

  useEffect(() => {
    const element = track.current;
    const first = element?.firstElementChild;
    if (!element || !first || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const width = first.getBoundingClientRect().width;
    const away = getComputedStyle(element).direction === 'rtl' ? width : -width;
    const animation = element.animate([{ transform: 'none' }, { transform: `translateX(${away}px)` }], {
      duration: (width / speed) * 1000,
      iterations: Infinity,
    });
    run.current = animation;
    setRuns(true);
    return () => animation.cancel();
  }, [contents, speed]);

  useEffect(() => {
    if (paused) run.current?.pause();
    else run.current?.play();
  }, [paused, contents]);

  const hold = () => run.current?.pause();
  const release = () => {
    if (!paused) run.current?.play();
  };
  const row = items.map((item) => (
    <span key={item.key} className={styles.item}>
      {item.content}
    </span>
  ));
  return (
    <section aria-label={label} className={styles.marquee}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <div className={styles.window} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
        <div ref={track} className={styles.track}>
          <div className={styles.row}>{row}</div>
          <div className={styles.row} aria-hidden inert>
            {row}
          </div>
        </div>
      </div>
      {runs && (
        <IconButton
          size="s"
          label={paused ? playText : pauseText}
          icon={paused ? <PlayIcon size="s" /> : <PauseIcon size="s" />}
          onClick={() => setPaused(!paused)}
        />
      )}
    </section>
  );
}
