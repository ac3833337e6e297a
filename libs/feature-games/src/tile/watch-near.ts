/** Hears whether the element is near, and how high it was found to be, in px: the browser has measured it anyway. */
type Heed = (near: boolean, height: number) => void;

/** One observer for all elements with the same reach: a browser asks each of them once a frame. */
const observers = new Map<number, IntersectionObserver>();
const heeded = new WeakMap<Element, Heed>();

/** Reports at once, and whenever it changes, whether an element is within this many windows of the visible one. */
export function watchNear(element: Element, windows: number, heed: Heed): () => void {
  const observer = observers.get(windows) ?? observe(windows);
  heeded.set(element, heed);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    heeded.delete(element);
  };
}

function observe(windows: number): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) heeded.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { rootMargin: `${windows * 100}% 0px` },
  );
  observers.set(windows, observer);
  return observer;
}
