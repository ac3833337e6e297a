/** Called with whether the element is near, and its height in px, which the browser has measured anyway. */
type Heed = (near: boolean, height: number) => void;

/** One observer for all elements with the same reach: the browser checks each observer once a frame. */
const observers = new Map<number, IntersectionObserver>();
const heeded = new WeakMap<Element, Heed>();

/** Reports, at once and at each change, whether an element is within this many windows of the viewport. */
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
