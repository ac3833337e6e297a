import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Rotation } from '../Carousel/use-at-rotation.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon, PauseIcon, PlayIcon } from '../icons/icons.ts';
import * as styles from './Marquee.css.ts';

export interface MarqueeProps {
  /** Name of the region: "Notices". */
  label: string;
  /** At the start, usually an icon. */
  icon?: ReactNode;
  items: readonly { key: string; content: ReactNode }[];
  texts: {
    pause: string;
    play: string;
    /** Where it stands still. */
    previous: string;
    next: string;
  };
  /** Pixels a second. */
  speed?: number | undefined;
  /** From `useAtRotation`: items are replaced when all of them have passed. */
  rotation?: Rotation | undefined;
  /** True while `useAtRotation` holds newer items back. */
  waits?: boolean | undefined;
}

/** How often it looks whether all items have passed, while newer ones wait, in ms. */
const lookEvery = 250;

/**
 * A ticker of notices. It pauses on hover, on focus and by its button (WCAG 2.2.2). With reduced motion it never runs: it shows one item
 * at a time, with buttons for the others. Until its script runs it is a plain row, so nothing jumps.
 */
export function Marquee({ label, icon, items, texts, speed = 60, rotation, waits = false }: MarqueeProps) {
  const track = useRef<HTMLDivElement>(null);
  const run = useRef<Animation | null>(null);
  const [paused, setPaused] = useState(false);
  const [moves, setMoves] = useState<boolean>();
  const [place, setPlace] = useState(0);
  const contents = items.map((item) => item.key).join();
  const isStill = moves === false;
  const tell = useEffectEvent((runs: boolean) => rotation?.onRun(runs));
  const rotate = useEffectEvent(() => rotation?.onRotate());

  useEffect(() => {
    const element = track.current;
    const first = element?.firstElementChild;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setMoves(!still);
    if (!element || !first || still) return;
    const width = first.getBoundingClientRect().width;
    const away = getComputedStyle(element).direction === 'rtl' ? width : -width;
    const animation = element.animate([{ transform: 'none' }, { transform: `translateX(${away}px)` }], {
      duration: (width / speed) * 1000,
      iterations: Infinity,
    });
    run.current = animation;
    tell(true);
    return () => {
      animation.cancel();
      tell(false);
    };
  }, [contents, speed]);

  useEffect(() => {
    if (paused) run.current?.pause();
    else run.current?.play();
  }, [paused, contents]);

  useEffect(() => {
    if (!waits) return;
    const passed = () => run.current?.effect?.getComputedTiming().currentIteration;
    const before = passed();
    const timer = setInterval(() => passed() !== before && rotate(), lookEvery);
    return () => clearInterval(timer);
  }, [waits]);

  const hold = () => run.current?.pause();
  const release = () => {
    if (!paused) run.current?.play();
  };
  const at = items.length === 0 ? 0 : place % items.length;
  const shown = isStill ? items.slice(at, at + 1) : items;
  const row = shown.map((item) => (
    <li key={item.key} className={styles.item}>
      {item.content}
    </li>
  ));
  return (
    <section aria-label={label} className={styles.marquee}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <div className={styles.window} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
        <div ref={track} className={styles.track}>
          <ul className={styles.row}>{row}</ul>
          {!isStill && (
            <ul className={styles.row} aria-hidden inert>
              {row}
            </ul>
          )}
        </div>
      </div>
      {isStill && items.length > 1 && (
        <>
          <IconButton
            size="s"
            label={texts.previous}
            icon={<ChevronStartIcon size="s" />}
            onClick={() => setPlace(at + items.length - 1)}
          />
          <IconButton size="s" label={texts.next} icon={<ChevronEndIcon size="s" />} onClick={() => setPlace(at + 1)} />
        </>
      )}
      {moves && (
        <IconButton
          size="s"
          label={paused ? texts.play : texts.pause}
          icon={paused ? <PlayIcon size="s" /> : <PauseIcon size="s" />}
          onClick={() => setPaused(!paused)}
        />
      )}
    </section>
  );
}
