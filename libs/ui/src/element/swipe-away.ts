interface SwipeAway {
  /** The element that follows the finger; by default the handle itself. */
  moves?: HTMLElement | undefined;
  /** `down`: a sheet. `sideways`: a message, to either side. */
  way: 'down' | 'sideways';
  /** Asked at the beginning of each gesture. */
  isAllowed?: (() => boolean) | undefined;
  onAway: () => void;
}

/** Movements shorter than this are presses. */
const SLOP = 8;
/** A flick at this speed (px/ms) is enough, however short. */
const FLICK = 0.5;

/**
 * Lets a finger or mouse swipe an element off the screen by its handle; released too early, it snaps back. Only a shortcut:
 * there must be a button that does the same. Returns a function that removes the listeners.
 */
export function swipeAway(handle: HTMLElement, { moves = handle, way, isAllowed = () => true, onAway }: SwipeAway): () => void {
  const end = new AbortController();
  const { signal } = end;
  let from: { x: number; y: number; at: number; pointer: number } | undefined;
  let moving = false;

  const distance = (event: PointerEvent) => {
    if (!from) return 0;
    return way === 'down' ? Math.max(0, event.clientY - from.y) : event.clientX - from.x;
  };
  const settle = () => {
    from = undefined;
    moving = false;
    moves.style.removeProperty('translate');
    moves.style.removeProperty('transition');
  };

  handle.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary || event.button !== 0 || !isAllowed()) return;
      from = { x: event.clientX, y: event.clientY, at: event.timeStamp, pointer: event.pointerId };
    },
    { signal },
  );
  handle.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== from?.pointer) return;
      const far = distance(event);
      if (!moving && Math.abs(far) < SLOP) return;
      if (!moving) handle.setPointerCapture(event.pointerId);
      moving = true;
      moves.style.setProperty('transition', 'none');
      moves.style.setProperty('translate', way === 'down' ? `0 ${far}px` : `${far}px`);
    },
    { signal },
  );
  handle.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== from?.pointer) return;
      const far = Math.abs(distance(event));
      const size = way === 'down' ? moves.offsetHeight : moves.offsetWidth;
      const gone = moving && (far > size * 0.35 || far / (event.timeStamp - from.at) > FLICK);
      settle();
      if (gone) onAway();
    },
    { signal },
  );
  handle.addEventListener('pointercancel', settle, { signal });
  return () => {
    end.abort();
    settle();
  };
}
