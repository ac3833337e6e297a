import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page, or a part of it, is hydrating, and true once it is live; true at once for what was not rendered. Hide
 * what the build could not know, such as who is logged in, until it is true: otherwise the first render differs from the markup. It turns
 * true in a transition, in pieces, because half of a page may wait for it: put a `Suspense` of what is then loaded behind it, not around
 * it, or everything else waits for that too.
 */
export function useHydrated(): boolean {
  const [asked] = useState(whetherTakenOver);
  const takesOver = useSyncExternalStore(never, asked.inBrowser, asked.inMarkup);
  const [live, setLive] = useState(!takesOver);
  useEffect(() => startTransition(() => setLive(true)), []);
  return live;
}

/**
 * React reads the server's value only when it hydrates markup. The value in the browser is the same: if it differed, React would redraw all
 * its readers in one task.
 */
function whetherTakenOver() {
  let takenOver = false;
  return { inBrowser: () => takenOver, inMarkup: () => (takenOver = true) };
}
