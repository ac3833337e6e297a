// The only module that imports swiper; `Carousel` loads it for visitors who stay.
import Swiper from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';

export type CarouselShow = 'one' | 'auto' | 'videos';

const slidesPerView = { one: 1, auto: 'auto', videos: 1.8 } as const;
/** Pixels by which videos overlap (specification 2). */
const videoOverlap = 30;

export interface EngineSettings {
  show: CarouselShow;
  loop: boolean;
  autoplay: number | null;
  speed: number;
  gap: number;
  onSlide: (index: number) => void;
}

export interface CarouselEngine {
  /** Whether it advances automatically: not when autoplay is off, or reduced motion or saving data is preferred. */
  readonly moves: boolean;
  go(index: number): void;
  next(): void;
  previous(): void;
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Starts swiper on the markup of a carousel. `stop` restores the markup. */
export function startEngine(frame: HTMLElement, { show, loop, autoplay, speed, gap, onSlide }: EngineSettings): CarouselEngine {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  // Slides that the visitor did not ask for would load their pictures (content N30).
  const moves = autoplay !== null && !still && !connection?.saveData;
  const initialSlide = scrolledTo(frame);
  frame.scrollLeft = 0;
  frame.dataset['running'] = '';
  const swiper = new Swiper(frame, {
    modules: [Autoplay, Keyboard],
    slidesPerView: slidesPerView[show],
    spaceBetween: show === 'videos' ? -videoOverlap : gap,
    speed: still ? 0 : speed,
    loop,
    initialSlide,
    keyboard: { enabled: true, onlyInViewport: true },
    ...(moves ? { autoplay: { delay: autoplay, disableOnInteraction: false, pauseOnMouseEnter: true } } : {}),
    on: { realIndexChange: ({ realIndex }) => onSlide(realIndex) },
  });
  // Do not advance while a slide is being read by keyboard or screen reader.
  const hold = () => swiper.autoplay?.pause();
  const release = () => swiper.autoplay?.resume();
  frame.addEventListener('focusin', hold);
  frame.addEventListener('focusout', release);
  return {
    moves,
    go: (index) => (loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    pause: () => swiper.autoplay.stop(),
    resume: () => swiper.autoplay.start(),
    stop: () => {
      frame.removeEventListener('focusin', hold);
      frame.removeEventListener('focusout', release);
      delete frame.dataset['running'];
      swiper.destroy(true, true);
    },
  };
}

/** The slide that was scrolled to before swiper started. */
function scrolledTo(frame: HTMLElement): number {
  const start = (element: Element) => Math.abs(element.getBoundingClientRect().left - frame.getBoundingClientRect().left);
  const slides = [...frame.querySelectorAll('.swiper-slide')];
  if (frame.scrollLeft === 0) return 0;
  return slides.reduce((nearest, slide, index) => (start(slide) < start(slides[nearest]!) ? index : nearest), 0);
}
