import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon, PauseIcon, PlayIcon } from '../icons/icons.ts';
import { afterFirstInteraction } from '../element/first-interaction.ts';
import { classNames } from '../element/compose.ts';
import type { CarouselEngine, CarouselShow } from './engine.ts';
import type { Rotation } from './use-at-rotation.ts';
import * as styles from './Carousel.css.ts';

export interface CarouselProps {
  /** Name of the region: "Offers". */
  label: string;
  /** A `SectionHeader` above it; from tablet width up, the arrows are on its line. */
  head?: ReactNode;
  slides: readonly { key: string; content: ReactNode }[];
  texts: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    /** "Slide 2 of 5". */
    slide: (number: number, total: number) => string;
  };
  /** `one`: a slide fills the width, as a banner. `auto`: slides keep their width, as tiles. `videos`: 1.8 slides, slightly overlapping. */
  show?: CarouselShow | undefined;
  /** The settings of the specification (2) are the defaults; times in ms, gap in px. With `autoplay` null it never moves by itself. */
  loop?: boolean | undefined;
  autoplay?: number | null | undefined;
  speed?: number | undefined;
  gap?: keyof typeof styles.gaps | undefined;
  pagination?: boolean | undefined;
  arrows?: boolean | undefined;
  /** From `useAtRotation`: slides are replaced when it moves on. */
  rotation?: Rotation | undefined;
}

/**
 * Slides, each with a link or button, that advance by themselves and by swipe, arrows and dots. Touching it pauses it for a
 * while, its pause button for good; with reduced motion it never advances by itself. Swiper is loaded for visitors who stay;
 * until then it scrolls natively.
 */
export function Carousel({
  label,
  head,
  slides,
  texts,
  show = 'one',
  loop = true,
  autoplay = 5000,
  speed = 1000,
  gap = 20,
  pagination = true,
  arrows = false,
  rotation,
}: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine | null>(null);
  const [active, setActive] = useState(0);
  const [paused, setPaused] = useState(false);
  const [running, setRunning] = useState(false);
  const several = slides.length > 1;
  const contents = slides.map((slide) => slide.key).join();

  const onSlide = useEffectEvent((index: number) => {
    setActive(index);
    rotation?.onRotate();
  });
  const onRun = useEffectEvent((moves: boolean) => rotation?.onRun(moves));
  useEffect(() => {
    if (!several) return;
    let gone = false;
    const start = async () => {
      const { startEngine } = await import('./engine.ts');
      if (gone || !frame.current) return;
      engine.current = startEngine(frame.current, { show, loop, autoplay, speed, gap, onSlide: (index) => onSlide(index) });
      setRunning(engine.current.moves);
      onRun(engine.current.moves);
    };
    // Without its script it stays still and can be swiped; it starts once the browser is online again.
    const attempt = () => void start().catch(() => addEventListener('online', attempt, { once: true }));
    const cancel = afterFirstInteraction(attempt);
    return () => {
      gone = true;
      removeEventListener('online', attempt);
      cancel();
      engine.current?.stop();
      engine.current = null;
      onRun(false);
    };
  }, [contents, several, show, loop, autoplay, speed, gap]);

  /** Scrolls natively until swiper takes over. */
  const go = (index: number) => {
    if (engine.current) engine.current.go(index);
    else frame.current?.querySelectorAll('.swiper-slide')[index]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  const toggle = () => {
    if (paused) engine.current?.resume();
    else engine.current?.pause();
    setPaused(!paused);
  };
  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      {head}
      {/* A new list of slides needs a new track, since swiper reorders the DOM nodes of the old one. */}
      <div ref={frame} key={contents} className={classNames('swiper', styles.window)}>
        <div className={classNames('swiper-wrapper', styles.track, styles.gaps[gap])}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              role="group"
              aria-roledescription="slide"
              aria-label={texts.slide(index + 1, slides.length)}
              className={classNames('swiper-slide', styles.slides[show])}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {several && (pagination || arrows) && (
        <div className={classNames(styles.controls, head !== undefined && styles.besideHead)}>
          {arrows && (
            <IconButton
              size="s"
              variant="outline"
              label={texts.previous}
              icon={<ChevronStartIcon size="s" />}
              onClick={() => engine.current?.previous()}
            />
          )}
          {pagination &&
            slides.map((slide, index) => (
              <button
                key={slide.key}
                type="button"
                className={styles.dot}
                aria-label={texts.slide(index + 1, slides.length)}
                aria-current={index === active || undefined}
                onClick={() => go(index)}
              />
            ))}
          {arrows && (
            <IconButton
              size="s"
              variant="outline"
              label={texts.next}
              icon={<ChevronEndIcon size="s" />}
              onClick={() => engine.current?.next()}
            />
          )}
          {running && (
            <IconButton
              size="s"
              label={paused ? texts.play : texts.pause}
              icon={paused ? <PlayIcon size="s" /> : <PauseIcon size="s" />}
              onClick={toggle}
            />
          )}
        </div>
      )}
    </section>
  );
}
