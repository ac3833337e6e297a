const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'click', 'wheel', 'scroll'] as const;

/** Whoever has not moved for so long, in ms, may be reading; what is wanted sooner or later comes then. */
const atLatest = 8_000;

/**
 * Runs `work` at the visitor's first sign of life, when the browser is idle, or after a while without one. For scripts
 * that only a visitor who stays needs: one who looks and goes, or comes on a slow line, does not pay for them. Gives the
 * way to call it off.
 */
export function afterFirstSign(work: () => void): () => void {
  let stop = () => undefined as void;
  const stopWaiting = () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, begin, { capture: true });
  };
  const begin = () => {
    stopWaiting();
    stop = whenIdle(work);
  };
  const timer = setTimeout(begin, atLatest);
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  return () => {
    stopWaiting();
    stop();
  };
}

/** Runs `work` when the browser is idle; Safari has no such call and gets a moment. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: 1_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 100);
  return () => clearTimeout(id);
}
